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

/** A spectrum in the building, with the standard uncertainties of its laboratory ratings. */
export interface FieldSpectrum {
  readonly values_db: readonly number[]
  readonly uncertainty_db: ByRating
}

/** Area of the separating element and volume of the receiving room; 0 where unknown. */
export interface Room {
  readonly separatingArea_m2: number
  readonly volume_m3: number
}

/**
 * A field quantity: 21 third octaves in dB and its ratings, of which the first is that of the quantity, such as DnT,w
 * of DnT.
 */
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
  /** Whether it is standardised to a reverberation time of 0.5 s, for which the room has to be known. */
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
 * The field quantities of one standard from the apparent spectra R' and L'n, for T0 = 0.5 s: DnT = R' + 10 lg(0.32
 * V/S), L'nT = L'n - 10 lg(0.032 V) (ISO 12354-1:2017 and -2:2017). ASTM E336 and E1007 define the same quantities
 * under other names.
 *
 * @param airborne R' in 21 third octaves, 50 to 5000 Hz, dB
 * @param impact L'n in the same bands; null for walls
 * @param room separating area in m² and volume in m³; quantities that need one that is 0 are left out
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
  // A field rating has the uncertainty of the laboratory rating by the same rule; adaptation terms have the same name
  // in both.
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

/** Difference of the standardised and the apparent quantity, dB; null where the room is not known. */
function roomTerm_dB(kind: 'airborne' | 'impact', { separatingArea_m2, volume_m3 }: Room): number | null {
  if (volume_m3 === 0) return null
  if (kind === 'impact') return -10 * Math.log10(0.032 * volume_m3)
  return separatingArea_m2 === 0 ? null : 10 * Math.log10((0.32 * volume_m3) / separatingArea_m2)
}
