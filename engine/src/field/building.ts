import { THIRD_OCTAVES_HZ } from '../band'
import type { Sheet } from '../assembly/assembly'

/** The junction between the separating element and its neighbours. */
export type Flanking = 'none' | 'rigid' | 'elastomer 6 mm' | 'elastomer 12 mm'

/** The building that a flanking estimate assumes; every number may be given instead. */
export interface Building {
  /** Bare cross-laminated walls and floors around the separating element. */
  readonly wall: Sheet
  readonly floor: Sheet
  readonly storeyHeight_m: number
  /** Gain of one strip above 250 Hz, dB; it fades with the logarithm of frequency to nothing at 63 Hz. */
  readonly elastomerGain_db: Readonly<Record<'elastomer 6 mm' | 'elastomer 12 mm', number>>
}

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

/**
 * The assumed building: 120 mm walls and 160 mm floors of bare cross-laminated timber, storeys of 2.7 m, four X
 * junctions. The gains of elastomer strips are orders of magnitude of published Kij campaigns, confidence low.
 */
export const ASSUMED_BUILDING: Building = {
  wall: CLT,
  floor: { ...CLT, thickness_m: 0.16 },
  storeyHeight_m: 2.7,
  elastomerGain_db: { 'elastomer 6 mm': 4, 'elastomer 12 mm': 6 },
}

/** The gain of the junction's strip per band, dB. */
export function stripGain(flanking: Flanking, { elastomerGain_db }: Building): readonly number[] {
  const gain_db = flanking === 'none' || flanking === 'rigid' ? 0 : elastomerGain_db[flanking]
  return THIRD_OCTAVES_HZ.map(
    (band) => gain_db * Math.min(Math.max(Math.log(band / 63) / Math.log(250 / 63), 0), 1),
  )
}
