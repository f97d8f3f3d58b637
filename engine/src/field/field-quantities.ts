import type { Standard } from '../prediction'
import { rateAstmE413 } from '../rating/astm-e413-22'
import { rateAstmE989 } from '../rating/astm-e989-21'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { rateIso717Impact } from '../rating/iso-717-2-2020'
import type { RatingOutcome } from '../rating/rating'
import { toOneDecimal } from '../rating/round-half-up'
import { type BandSpectrum, thirdOctaveSpectrum } from '../spectrum'

/** A spectrum in a building, with the standard uncertainty of its laboratory ratings by their index. */
export interface FieldSpectrum {
  readonly values_db: readonly number[]
  readonly uncertainty_db: Readonly<Record<string, number>>
}

/** Area of the separating element and volume of the receiving room; 0 where it is not known. */
export interface Room {
  readonly separatingArea_m2: number
  readonly volume_m3: number
}

/** One field quantity: 21 third octaves in dB and its ratings, the first named after the quantity, as `DnT,w`. */
export interface FieldQuantity {
  readonly quantity: 'DnT' | "R'" | "L'nT" | "L'n" | 'NNR' | 'ATL' | 'RTNISPL' | 'ANISPL'
  readonly values_db: readonly number[]
  readonly ratings: readonly RatingOutcome[]
  /** Standard uncertainty in dB of each rating, by its index. */
  readonly uncertainty_db: Readonly<Record<string, number>>
}

interface QuantityRule {
  readonly quantity: FieldQuantity['quantity']
  readonly kind: 'airborne' | 'impact'
  /** The laboratory's index and the one it has in a building. */
  readonly laboratory: string
  readonly index: string
  /** Whether it refers to a reverberation time of 0.5 s, and so to the room. */
  readonly isStandardised: boolean
}

const RULES: Readonly<Record<Standard, readonly QuantityRule[]>> = {
  iso: [
    { quantity: 'DnT', kind: 'airborne', laboratory: 'Rw', index: 'DnT,w', isStandardised: true },
    { quantity: "R'", kind: 'airborne', laboratory: 'Rw', index: "R'w", isStandardised: false },
    { quantity: "L'nT", kind: 'impact', laboratory: 'Lnw', index: "L'nT,w", isStandardised: true },
    { quantity: "L'n", kind: 'impact', laboratory: 'Lnw', index: "L'n,w", isStandardised: false },
  ],
  astm: [
    { quantity: 'NNR', kind: 'airborne', laboratory: 'STC', index: 'NNIC', isStandardised: true },
    { quantity: 'ATL', kind: 'airborne', laboratory: 'STC', index: 'ASTC', isStandardised: false },
    { quantity: 'RTNISPL', kind: 'impact', laboratory: 'IIC', index: 'NISR', isStandardised: true },
    { quantity: 'ANISPL', kind: 'impact', laboratory: 'IIC', index: 'AIIC', isStandardised: false },
  ],
}

const RATE: Readonly<
  Record<Standard, Record<'airborne' | 'impact', (spectrum: BandSpectrum) => readonly RatingOutcome[]>>
> = {
  iso: { airborne: rateIso717Airborne, impact: rateIso717Impact },
  astm: {
    airborne: (spectrum) => [rateAstmE413(spectrum)],
    impact: (spectrum) => [rateAstmE989(spectrum)],
  },
}

/**
 * The field quantities of one standard from the apparent spectra R' and L'n, per band, with T0 = 0.5 s:
 * DnT = R' + 10 lg(0.32 V/S), L'nT = L'n - 10 lg(0.032 V) (ISO 12354-1:2017, -2:2017); ASTM E336 and E1007
 * normalise alike under other names. Area in m2, volume in m3; what needs one that is 0 is left out.
 */
export function fieldQuantities(
  standard: Standard,
  airborne: FieldSpectrum,
  impact: FieldSpectrum | null,
  room: Room,
): readonly FieldQuantity[] {
  return RULES[standard].flatMap((rule) => {
    const spectrum = rule.kind === 'airborne' ? airborne : impact
    const shift_db = rule.isStandardised ? roomTerm(rule.kind, room) : 0
    return spectrum === null || shift_db === null ? [] : quantityOf(standard, rule, spectrum, shift_db)
  })
}

function quantityOf(
  standard: Standard,
  { quantity, kind, laboratory, index }: QuantityRule,
  spectrum: FieldSpectrum,
  shift_db: number,
): FieldQuantity {
  const values_db = spectrum.values_db.map((value) => value + shift_db)
  // "Rw" is the start of "Rw_one_decimal" as well; terms keep their names.
  const inBuilding = (name: string) => name.replace(laboratory, index)
  return {
    quantity,
    values_db,
    ratings: RATE[standard][kind](thirdOctaveSpectrum(values_db.map(toOneDecimal))).map((rating) => ({
      ...rating,
      index: inBuilding(rating.index),
    })),
    uncertainty_db: Object.fromEntries(
      Object.entries(spectrum.uncertainty_db).map(([name, value]) => [inBuilding(name), value]),
    ),
  }
}

/** Null where the room is not known. */
function roomTerm(kind: 'airborne' | 'impact', { separatingArea_m2, volume_m3 }: Room): number | null {
  if (volume_m3 === 0) return null
  if (kind === 'impact') return -10 * Math.log10(0.032 * volume_m3)
  return separatingArea_m2 === 0 ? null : 10 * Math.log10((0.32 * volume_m3) / separatingArea_m2)
}
