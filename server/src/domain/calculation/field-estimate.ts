import {
  EVALUATION_INDICES,
  type EvaluationKind,
  type FieldValues,
  type Standard,
} from '@soundleaf/contracts'
import { rateAirborne, rateImpact, thirdOctaveSpectrum } from '@soundleaf/engine'
import { ratingOf, type RatedSpectrum } from './predicted'

/** The engine's index of the rating behind each field quantity, and whether the room's reverberation goes in. */
const QUANTITIES: Readonly<Record<string, { readonly index: string; readonly isStandardised: boolean }>> = {
  'DnT,w': { index: 'Rw', isStandardised: true },
  "R'w": { index: 'Rw', isStandardised: false },
  "L'nT,w": { index: 'Lnw', isStandardised: true },
  "L'n,w": { index: 'Lnw', isStandardised: false },
  NNIC: { index: 'STC', isStandardised: true },
  ASTC: { index: 'STC', isStandardised: false },
  NISR: { index: 'IIC', isStandardised: true },
  AIIC: { index: 'IIC', isStandardised: false },
}

const TERMS: Readonly<Record<string, string>> = {
  C: 'C',
  'C50-3150': 'C50_3150',
  'C50-5000': 'C50_5000',
  Ctr: 'Ctr',
  CI: 'CI',
  'CI,50-2500': 'CI50_2500',
}

export interface FieldEstimate {
  /** The quantity with its term, in dB; null where it cannot be told. */
  readonly value_db: number | null
  readonly uncertainty_db: number
  readonly better: 'higher' | 'lower'
}

/**
 * The field value that an index code asks for, without flanking: R' = R, L'n = Ln, and for the standardised
 * quantities DnT = R' + 10 lg(0.32 V/S) (ISO 12354-1) and L'nT = L'n − 10 lg(0.032 V) (ISO 12354-2), S in m², V in m³.
 * Null where the code is unset or of the other standard.
 */
export function fieldEstimate(
  spectrum: RatedSpectrum,
  kind: EvaluationKind,
  { airborneId, impactId, separatingArea, volume }: FieldValues,
  standard: Standard,
): FieldEstimate | null {
  const id = kind === 'airborne' ? airborneId : impactId
  const code = EVALUATION_INDICES.find((index) => index.id === id && index.standard === standard)
  const quantity = code === undefined ? undefined : QUANTITIES[code.quantity]
  if (code === undefined || quantity === undefined) return null

  const { index, isStandardised } = quantity
  const shift_db = isStandardised ? roomTerm_db(kind, separatingArea, volume) : 0
  const better = standard === 'Iso' && kind === 'impact' ? 'lower' : 'higher'
  const term = code.term === null ? undefined : TERMS[code.term]
  const uncertainty_db = Math.max(
    spectrum.uncertainty_db[index] ?? 0,
    spectrum.uncertainty_db[term ?? index] ?? 0,
  )
  if (!Number.isFinite(shift_db)) return { value_db: null, uncertainty_db, better }

  const shifted = thirdOctaveSpectrum(spectrum.values_db.map((value_db) => value_db + shift_db))
  const ratings = kind === 'airborne' ? rateAirborne(shifted) : rateImpact(shifted)
  const main = ratingOf(ratings, index)
  const added = term === undefined ? 0 : ratingOf(ratings, term)
  return { value_db: main === null || added === null ? null : main + added, uncertainty_db, better }
}

/** Not finite without an area or a volume. */
function roomTerm_db(kind: EvaluationKind, area_m2: number, volume_m3: number): number {
  return kind === 'airborne'
    ? 10 * Math.log10((0.32 * volume_m3) / area_m2)
    : -10 * Math.log10(0.032 * volume_m3)
}
