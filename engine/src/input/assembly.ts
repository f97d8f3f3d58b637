import type { ConnectionType } from './connection-type'

/**
 * The construction that the engine predicts: an ordered stack in SI units. `componentId` is opaque; it comes back with
 * errors, notices and the limiting path. Parts are ordered from the source side to the receiving side, a floor from top
 * to bottom: leaves, and between two leaves either a cavity or one or more resilient layers.
 */
export interface Assembly {
  readonly kind: 'wall' | 'floor'
  readonly parts: readonly AssemblyPart[]
  /** A soft floor covering, on top of the first leaf. */
  readonly covering?: FloorCovering
  /** Width and height of a wall, or length and width of a floor, m; 3.66 x 2.75 m and 4 x 5 m when missing. */
  readonly size_m?: readonly [number, number]
  /** Absorption coefficient of the perimeter of massive leaves; that of each standard's laboratories when missing. */
  readonly edgeAbsorption?: number
}

export type AssemblyPart = Leaf | Cavity | ResilientLayer

/** Sheets in contact, in order. Glued sheets are given as one sheet with the modulus of the laminate. */
export interface Leaf {
  readonly part: 'leaf'
  readonly sheets: readonly Sheet[]
  /** Ribs below the last sheet, which make the leaf a ribbed plate. */
  readonly ribs?: Ribs
}

/** Interlayers of laminated glass at 20 degrees C, the temperature of EN 12758. */
export type InterlayerMaterial = 'PVB' | 'acoustic PVB'

export const SHEET_MATERIALS = [
  'gypsum',
  'wood',
  'concrete',
  'masonry',
  'gravel',
  'steel',
  'glass',
  'rubber',
  'other',
] as const
export type SheetMaterial = (typeof SHEET_MATERIALS)[number]

export interface Sheet {
  readonly componentId: string
  /** A massive element is the structural part of the construction; every other sheet is a board, however heavy. */
  readonly role: 'board' | 'massive element'
  readonly material: SheetMaterial
  readonly thickness_m: number
  readonly density_kgm3: number
  /** Young's modulus along the stiffer direction. */
  readonly modulus_Pa: number
  /**
   * Young's modulus across the stiffer direction; that of wooden boards is estimated, that of all others is the same as
   * along it, when missing.
   */
  readonly minorModulus_Pa?: number
  /** Internal loss factor; the material's usual value when missing. */
  readonly lossFactor?: number
  /** What holds the two equal sheets of a laminated pane together; its loss factor is then that of its glass. */
  readonly interlayer?: InterlayerMaterial
  /** Number of plies of cross-laminated timber; estimated from the ratio of the moduli when missing. */
  readonly plies?: number
}

export interface Ribs {
  readonly componentId: string
  readonly depth_m: number
  readonly width_m: number
  readonly spacing_m: number
  readonly density_kgm3: number
  readonly modulus_Pa: number
  /**
   * Degree of composite action between rib and plate, 0 to 1 (gamma method of EN 1995-1-1 annex B); 1 (glued) when
   * missing.
   */
  readonly composite?: number
}

export interface Cavity {
  readonly part: 'cavity'
  readonly componentId: string
  readonly depth_m: number
  /** What the space holds beside its fills; air when missing. */
  readonly gas?: CavityGas
  /** Porous fills in order; the rest of the depth is air. */
  readonly fills: readonly Fill[]
  /** Structural connections between the leaves; none for a free-standing leaf. */
  readonly connections: readonly Connection[]
}

/** Gases between panes other than air. */
export type CavityGas = 'argon' | 'krypton'

export const FILL_MATERIALS = ['fibreglass', 'stonewool', 'ecowool', 'other'] as const
export type FillMaterial = (typeof FILL_MATERIALS)[number]

export interface Fill {
  readonly componentId: string
  readonly material: FillMaterial
  readonly thickness_m: number
  readonly density_kgm3: number
  /** Airflow resistivity; estimated from material and density when missing. */
  readonly flowResistivity_Pasm2?: number
}

export interface Connection {
  readonly componentId: string
  readonly frameType: ConnectionType
  /** Spacing of studs, joists or channels. */
  readonly spacing_m?: number
  readonly beamDepth_m?: number
  /** For a steel profile the thickness of its sheet, up to 3 mm, or the width of its flange. */
  readonly beamWidth_m?: number
  /** Thickness of the sheet of a steel profile whose flange is given; 0.6 mm when missing. */
  readonly gauge_m?: number
  /** Measured stiffness of one point, or of one metre of line, instead of the frame type's value. */
  readonly stiffness?: { readonly perPoint_Npm: number } | { readonly perMetre_Npm2: number }
  /** Points per square metre instead of the frame type's value. */
  readonly pointsPer_m2?: number
}

/** An impact sound insulation board or underlay between two leaves: a spring per unit area. */
export interface ResilientLayer {
  readonly part: 'resilient layer'
  readonly componentId: string
  readonly thickness_m: number
  readonly density_kgm3: number
  /** Dynamic stiffness per unit area s' to EN 29052-1 (ISO 9052-1), under the load that it carries. */
  readonly dynamicStiffness_Npm3: number
  /** 0.35 when missing. */
  readonly lossFactor?: number
}

export interface FloorCovering {
  readonly componentId: string
  readonly thickness_m: number
  readonly density_kgm3?: number
  /** Contact stiffness under one hammer of the tapping machine. */
  readonly contactStiffness_Npm: number
}
