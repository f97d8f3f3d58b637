import type { Leaf, Sheet } from '../input/assembly'
import { THIRD_OCTAVES_HZ } from '../band'

/** The junctions between the separating element and the flanking elements. */
export type Flanking = 'none' | 'rigid' | 'elastomer 6 mm' | 'elastomer 12 mm'

/** The building for which flanking transmission is estimated; every value may be given instead of the assumed one. */
export interface Building {
  /** Bare walls and floors around the separating element. */
  readonly wall: Sheet
  readonly floor: Sheet
  /** Junctions of ISO 12354-1:2017 annex F (cross-laminated timber) or annex E (homogeneous elements). */
  readonly junctions: 'timber' | 'homogeneous'
  readonly storeyHeight_m: number
  /** Length of the flanking elements perpendicular to the junction, m. */
  readonly flankLength_m: number
  /**
   * Increase of Kij by an elastomer strip from 250 Hz on, dB; below, it falls with the logarithm of frequency to 0 at
   * 63 Hz.
   */
  readonly elastomerGain_db: Readonly<Record<'elastomer 6 mm' | 'elastomer 12 mm', number>>
}

/** Order of magnitude of published measurements of Kij in cross-laminated timber (3 to 10 dB); low confidence. */
const ELASTOMER_GAIN_DB = { 'elastomer 6 mm': 4, 'elastomer 12 mm': 6 } as const

const CLT: Sheet = {
  componentId: 'flanking element',
  role: 'massive element',
  material: 'wood',
  thickness_m: 0.12,
  density_kgm3: 480,
  // Five equal plies of E0 = 11 GPa and E90 = E0/30 by lamination theory.
  modulus_Pa: 8.44e9,
  minorModulus_Pa: 2.47e9,
  lossFactor: 0.02,
  plies: 5,
}

const CONCRETE: Sheet = {
  componentId: 'flanking element',
  role: 'massive element',
  material: 'concrete',
  thickness_m: 0.18,
  density_kgm3: 2300,
  modulus_Pa: 30e9,
}

/**
 * A building of bare cross-laminated timber with floors between the walls of the storeys: four X junctions around every
 * element.
 */
const TIMBER_BUILDING: Building = {
  wall: CLT,
  floor: { ...CLT, thickness_m: 0.16 },
  junctions: 'timber',
  storeyHeight_m: 2.7,
  flankLength_m: 4,
  elastomerGain_db: ELASTOMER_GAIN_DB,
}

/** A building of bare concrete: four rigid X junctions around every element. */
const HEAVY_BUILDING: Building = {
  ...TIMBER_BUILDING,
  wall: CONCRETE,
  floor: { ...CONCRETE, thickness_m: 0.2 },
  junctions: 'homogeneous',
}

/** The assumed buildings, for elements of timber and for all other massive elements. */
export const ASSUMED_BUILDINGS = { timber: TIMBER_BUILDING, heavy: HEAVY_BUILDING } as const

/** The assumed building for a separating element, of the same kind of structure. */
export function assumedBuilding({ sheets }: Leaf): Building {
  const isTimber = sheets.some((sheet) => sheet.role === 'massive element' && sheet.material === 'wood')
  return isTimber ? ASSUMED_BUILDINGS.timber : ASSUMED_BUILDINGS.heavy
}

/** Increase of Kij by the elastomer strip of a junction in each third octave, dB. */
export function elastomerStripGain(flanking: Flanking, { elastomerGain_db }: Building): readonly number[] {
  const gain_db = flanking === 'none' || flanking === 'rigid' ? 0 : elastomerGain_db[flanking]
  return THIRD_OCTAVES_HZ.map(
    (band) => gain_db * Math.min(Math.max(Math.log(band / 63) / Math.log(250 / 63), 0), 1),
  )
}
