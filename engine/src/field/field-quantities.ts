import { ratingDefinition, type EvaluationKind } from '@soundleaf/contracts'
import type { Standard } from '../prediction'
import { rateAstmE413 } from '../rating/astm-e413-22'
import { rateAstmE989 } from '../rating/astm-e989-21'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { rateIso717Impact } from '../rating/iso-717-2-2020'
import type { Rater } from '../rating/raters'
import type { ByRating, RatingOutcome } from '../rating/rating'
import { toOneDecimal } from '../rating/round-half-up'
import { thirdOctaveSpectrum } from '../spectrum'

/** A spectrum in a building, with the standard uncertainty of its laboratory ratings. */
export interface FieldSpectrum {
  readonly values_db: readonly number[]
  readonly uncertainty_db: ByRating
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
  /** Standard uncertainty in dB of each rating. */
  readonly uncertainty_db: ByRating
}

interface QuantityRule {
  readonly quantity: FieldQuantity['quantity']
  readonly kind: EvaluationKind
  /** Whether it refers to a reverberation time of 0.5 s, and so to the room. */
  readonly isStandardised: boolean
  readonly rate: Rater
}

const airborne = { kind: 'airborne' } as const
const impact = { kind: 'impact' } as const
const standardised = { isStandardised: true } as const
const apparent = { isStandardised: false } as const

const RULES: Readonly<Record<Standard, readonly QuantityRule[]>> = {
  iso: [
    { quantity: 'DnT', ...airborne, ...standardised, rate: (values) => rateIso717Airborne(values, 'DnT,w') },
    { quantity: "R'", ...airborne, ...apparent, rate: (values) => rateIso717Airborne(values, "R'w") },
    { quantity: "L'nT", ...impact, ...standardised, rate: (values) => rateIso717Impact(values, "L'nT,w") },
    { quantity: "L'n", ...impact, ...apparent, rate: (values) => rateIso717Impact(values, "L'n,w") },
  ],
  astm: [
    { quantity: 'NNR', ...airborne, ...standardised, rate: (values) => [rateAstmE413(values, 'NNIC')] },
    { quantity: 'ATL', ...airborne, ...apparent, rate: (values) => [rateAstmE413(values, 'ASTC')] },
    { quantity: 'RTNISPL', ...impact, ...standardised, rate: (values) => [rateAstmE989(values, 'NISR')] },
    { quantity: 'ANISPL', ...impact, ...apparent, rate: (values) => [rateAstmE989(values, 'AIIC')] },
  ],
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
    const shift_db = rule.isStandardised ? roomTerm_dB(rule.kind, room) : 0
    return spectrum === null || shift_db === null ? [] : quantityOf(rule, spectrum, shift_db)
  })
}

function quantityOf(
  { quantity, rate }: QuantityRule,
  spectrum: FieldSpectrum,
  shift_db: number,
): FieldQuantity {
  const values_db = spectrum.values_db.map((value) => value + shift_db)
  const ratings = rate(thirdOctaveSpectrum(values_db.map(toOneDecimal)))
  // A rating is as uncertain as the one that the same rule gives in the laboratory; terms keep their names.
  const inBuilding = new Map<string, string>(
    ratings.map(({ id }) => [ratingDefinition(id).laboratory ?? id, id]),
  )
  return {
    quantity,
    values_db,
    ratings,
    uncertainty_db: Object.fromEntries(
      Object.entries(spectrum.uncertainty_db).map(([id, value]) => [inBuilding.get(id) ?? id, value]),
    ),
  }
}

/** Null where the room is not known. */
function roomTerm_dB(kind: 'airborne' | 'impact', { separatingArea_m2, volume_m3 }: Room): number | null {
  if (volume_m3 === 0) return null
  if (kind === 'impact') return -10 * Math.log10(0.032 * volume_m3)
  return separatingArea_m2 === 0 ? null : 10 * Math.log10((0.32 * volume_m3) / separatingArea_m2)
}
