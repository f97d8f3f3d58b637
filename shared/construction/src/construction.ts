import type {
  CavityGas,
  Component as WireComponent,
  FrameType,
  InsulationMaterial,
  Interlayer,
  Material,
  ProductType,
  PropertyKey,
  Structure,
  StructureType,
} from '@soundleaf/contracts'

/** What a number may be, in the property's unit, both ends included; min = max means that it is given. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** The porous fill of a frame, a cavity or between the ribs of a rib panel. */
export interface Insulation {
  readonly productId: string | null
  /** The version of the product whose values it has. */
  readonly productVersion: number | null
  readonly material: InsulationMaterial | null
  /** 0 while switched off. */
  readonly thickness_mm: number
  readonly density_kgm3: number
  readonly isEnabled: boolean
  /** What switching on restores (uiStoredInsulationThickness, uiStoredInsulationDensity). */
  readonly storedThickness_mm: number
  readonly storedDensity_kgm3: number
}

interface ComponentBase {
  readonly id: string
  readonly name: string
  readonly productId: string | null
  readonly manufacturerId: string | null
  readonly material: Material
  /** Flagged isFixedComponent on the wire; massive elements, cavities and rib panels are fixed by kind. */
  readonly isFlaggedFixed: boolean
  /** The ranges that the product gives for its properties; the property schema holds where it gives none. */
  readonly ranges: Readonly<Partial<Record<PropertyKey, Range>>>
  /** As it came over the wire, so that what this version does not know goes back as it came; null when made here. */
  readonly received: WireComponent | null
}

export interface Panel extends ComponentBase {
  readonly kind: 'panel'
  readonly thickness_mm: number
  readonly density_kgm3: number
  readonly modulusOfElasticity_MPa: number
  /** Loss factor, no unit. */
  readonly dampingCoefficient: number
  /** Of laminated glass; what is no glass has none. */
  readonly interlayer: Interlayer
}

export interface Frame extends ComponentBase {
  readonly kind: 'frame'
  readonly productType: FrameProductType
  readonly frameType: FrameType
  readonly totalCavityDepth_mm: number
  readonly depthOfBeam_mm: number
  readonly thicknessOfBeam_mm: number
  /** Thickness of the sheet of which steel studs are bent; other frames have none. */
  readonly gauge_mm: number
  /** Spacing of the beams, centre to centre. */
  readonly cc_mm: number
  /** linkCavityAndBeamHeightDepth: the cavity follows the beam. */
  readonly isDepthLinked: boolean
  readonly insulation: Insulation
}
export type FrameProductType = Extract<ProductType, 'WallFrame' | 'FloorFrame' | 'CeilingFrame' | 'Frame'>

export interface MassiveElement extends ComponentBase {
  readonly kind: 'massiveElement'
  readonly thickness_mm: number
  readonly density_kgm3: number
  readonly modulusOfElasticityMajor_GPa: number
  readonly modulusOfElasticityMinor_GPa: number
  /** Loss factor, no unit. */
  readonly dampingCoefficient: number
}

export interface Cavity extends ComponentBase {
  readonly kind: 'cavity'
  readonly totalCavityDepth_mm: number
  /** Of a sealed space between panes; deeper and filled ones hold air, whatever stands here. */
  readonly gas: CavityGas
  readonly insulation: Insulation
}

export interface ImpactBoard extends ComponentBase {
  readonly kind: 'impactBoard'
  readonly thickness_mm: number
  readonly density_kgm3: number
  readonly dynamicStiffness_MNm3: number
}

export interface FloorCovering extends ComponentBase {
  readonly kind: 'floorCovering'
  readonly thickness_mm: number
  /** Stiffness of the contact under one hammer of the tapping machine. */
  readonly contactStiffness_MNm: number
}

export interface RibPanel extends ComponentBase {
  readonly kind: 'ribPanel'
  readonly depthOfBeam_mm: number
  readonly thicknessOfBeam_mm: number
  readonly cc_mm: number
  /** The space between the ribs; it is as deep as they are. */
  readonly totalCavityDepth_mm: number
  readonly insulation: Insulation
}

export type Component = Panel | Frame | MassiveElement | Cavity | ImpactBoard | FloorCovering | RibPanel
export type ComponentKind = Component['kind']

/** The kinds that hold a porous fill. */
export type InsulatedComponent = Extract<Component, { readonly insulation: Insulation }>

/** The wall or floor being designed. Components run left to right (walls) or top to bottom (floors). */
export interface Construction {
  readonly id: string
  readonly type: StructureType
  readonly components: readonly Component[]
  /** As it came over the wire; null when made here. */
  readonly received: Structure | null
}

/** Where a component is added: at the outer end of that side. */
export type Side = 'left' | 'right' | 'above' | 'below'
