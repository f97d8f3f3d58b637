import type { ConnectionType } from './connection-type'

/**
 * What the engine predicts: an ordered stack in SI units. `componentId` is opaque; it comes back with errors,
 * notices and the limiting path. Parts are ordered from the source side to the receiving side, a floor from top
 * to bottom: leaves, and between any two of them a cavity or one or more resilient layers.
 */
export interface Assembly {
  readonly kind: 'wall' | 'floor'
  readonly parts: readonly AssemblyPart[]
  /** A floor's soft covering, above the first leaf. */
  readonly covering?: FloorCovering
  /** Width and height (floor: length and width) of the element; else 3.66 x 2.75 m for walls, 4 x 5 m for floors. */
  readonly size_m?: readonly [number, number]
  /** Edge absorption of massive leaves; else the mounting of each standard's laboratories. */
  readonly edgeAbsorption?: number
}

export type AssemblyPart = Leaf | Cavity | ResilientLayer

/** Sheets that move together, in order; glued sheets are one sheet with the laminate's modulus. */
export interface Leaf {
  readonly part: 'leaf'
  readonly sheets: readonly Sheet[]
  /** Ribs below the last sheet that make the leaf a ribbed plate. */
  readonly ribs?: Ribs
}

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
  /** A massive element carries the construction; everything else is a board, however heavy. */
  readonly role: 'board' | 'massive element'
  readonly material: SheetMaterial
  readonly thickness_m: number
  readonly density_kgm3: number
  /** Young's modulus along the stiffer direction. */
  readonly modulus_Pa: number
  /** Across it; the same when missing. */
  readonly minorModulus_Pa?: number
  /** Internal loss factor; the material's usual value when missing. */
  readonly lossFactor?: number
  /** For cross-laminated timber; told from the ratio of the moduli when missing. */
  readonly plies?: number
}

export interface Ribs {
  readonly componentId: string
  readonly depth_m: number
  readonly width_m: number
  readonly spacing_m: number
  readonly density_kgm3: number
  readonly modulus_Pa: number
  /** Share of full composite action between rib and plate, 0 to 1 (gamma method of EN 1995-1-1 annex B); 1 when glued. */
  readonly composite?: number
}

export interface Cavity {
  readonly part: 'cavity'
  readonly componentId: string
  readonly depth_m: number
  /** Porous fills in order; what they leave of the depth is air. */
  readonly fills: readonly Fill[]
  /** What joins the leaves on both sides; none for a free-standing leaf. */
  readonly connections: readonly Connection[]
}

export const FILL_MATERIALS = ['fibreglass', 'stonewool', 'ecowool', 'other'] as const
export type FillMaterial = (typeof FILL_MATERIALS)[number]

export interface Fill {
  readonly componentId: string
  readonly material: FillMaterial
  readonly thickness_m: number
  readonly density_kgm3: number
  /** Airflow resistivity; from material and density when missing. */
  readonly flowResistivity_Pasm2?: number
}

export interface Connection {
  readonly componentId: string
  readonly frameType: ConnectionType
  /** Distance of studs, joists or channels. */
  readonly spacing_m?: number
  readonly beamDepth_m?: number
  /** Of a steel profile its sheet, up to 3 mm, or its flange. */
  readonly beamWidth_m?: number
  /** Measured stiffness of one point, or of one metre of line, instead of the table's. */
  readonly stiffness?: { readonly perPoint_Npm: number } | { readonly perMetre_Npm2: number }
  /** Points per square metre instead of the table's. */
  readonly pointsPer_m2?: number
}

/** An impact board or underlay between two leaves: a spring per area. */
export interface ResilientLayer {
  readonly part: 'resilient layer'
  readonly componentId: string
  readonly thickness_m: number
  readonly density_kgm3: number
  /** s' of EN 29052-1. */
  readonly dynamicStiffness_Npm3: number
  /** 0.35 when missing. */
  readonly lossFactor?: number
}

export interface FloorCovering {
  readonly componentId: string
  readonly thickness_m: number
  readonly density_kgm3?: number
  /** Stiffness under one hammer. */
  readonly contactStiffness_Npm: number
}
