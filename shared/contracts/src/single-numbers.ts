import type { CalculationAnswer } from './api/calculation'
import type { EvaluationKind, Standard } from './enumerations'

/** The fields of an answer that carry a single number. */
export const RATING_FIELDS = [
  'rw',
  'c',
  'ctr',
  'c503150',
  'c505000',
  'ctr503150',
  'ctr505000',
  'lnw',
  'ci',
  'c502500',
  'stc',
  'iic',
  'liic',
  'hiic',
] as const
export type RatingField = (typeof RATING_FIELDS)[number]

export interface SingleNumber {
  /** Where a calculation's answer carries it. */
  readonly field: RatingField & keyof CalculationAnswer
  readonly standard: Standard
  readonly kind: EvaluationKind
  /** The standard's symbol in plain text, as `Rw` or `Ctr,50-5000`. */
  readonly symbol: string
  /** Rests on constants that were not read in the standard (decision 51). */
  readonly isProvisional: boolean
}

const firm = { isProvisional: false }
const isoAirborne = { standard: 'Iso', kind: 'airborne', ...firm } as const
const isoImpact = { standard: 'Iso', kind: 'impact', ...firm } as const
const astmImpact = { standard: 'Astm', kind: 'impact' } as const

/** Every single number of an answer in the order in which it is shown; the rating comes before its terms. */
export const SINGLE_NUMBERS: readonly SingleNumber[] = [
  { field: 'rw', symbol: 'Rw', ...isoAirborne },
  { field: 'c', symbol: 'C', ...isoAirborne },
  { field: 'ctr', symbol: 'Ctr', ...isoAirborne },
  { field: 'c503150', symbol: 'C50-3150', ...isoAirborne },
  { field: 'c505000', symbol: 'C50-5000', ...isoAirborne },
  { field: 'ctr503150', symbol: 'Ctr,50-3150', ...isoAirborne },
  { field: 'ctr505000', symbol: 'Ctr,50-5000', ...isoAirborne },
  { field: 'lnw', symbol: 'Ln,w', ...isoImpact },
  { field: 'ci', symbol: 'CI', ...isoImpact },
  { field: 'c502500', symbol: 'CI,50-2500', ...isoImpact },
  { field: 'stc', symbol: 'STC', standard: 'Astm', kind: 'airborne', ...firm },
  { field: 'iic', symbol: 'IIC', ...astmImpact, ...firm },
  { field: 'liic', symbol: 'LIIC', ...astmImpact, isProvisional: true },
  { field: 'hiic', symbol: 'HIIC', ...astmImpact, isProvisional: true },
]
