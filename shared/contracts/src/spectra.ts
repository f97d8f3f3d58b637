import type { CalculationAnswer } from './api/calculation'
import type { EvaluationKind, Standard } from './enumerations'
import { mainRating } from './ratings'

/** How one standard speaks of one kind of sound: where an answer carries it and what it is called. */
export interface SpectrumDefinition {
  readonly standard: Standard
  readonly kind: EvaluationKind
  /** The standard's symbol in plain text. */
  readonly symbol: string
  readonly name: string
  readonly table: keyof CalculationAnswer & `tableResult${string}`
  readonly shiftedCurve: keyof CalculationAnswer & `shiftedCurve${string}`
  readonly uncertainty: 'airborneUncertainty' | 'impactUncertainty'
  /** The bands from which the single number comes, Hz (ISO 717-1, ISO 717-2, ASTM E413, ASTM E989). */
  readonly ratedRange_hz: readonly [from: number, to: number]
}

const ratedRange = (kind: EvaluationKind, standard: Standard) => mainRating(kind, standard).range_hz

const airborne = { kind: 'airborne', uncertainty: 'airborneUncertainty' } as const
const impact = {
  kind: 'impact',
  symbol: 'Ln',
  name: 'Impact sound pressure level',
  uncertainty: 'impactUncertainty',
} as const

/** How a standard speaks of a kind of sound. */
export function spectrumDefinition(kind: EvaluationKind, standard: Standard): SpectrumDefinition {
  const definition = SPECTRA.find((one) => one.kind === kind && one.standard === standard)
  if (definition === undefined) throw new Error(`There is no ${kind} spectrum of ${standard}`)
  return definition
}

export const SPECTRA: readonly SpectrumDefinition[] = [
  {
    ...airborne,
    standard: 'Iso',
    symbol: 'R',
    name: 'Sound reduction index',
    table: 'tableResultR',
    shiftedCurve: 'shiftedCurveR',
    ratedRange_hz: ratedRange('airborne', 'Iso'),
  },
  {
    ...airborne,
    standard: 'Astm',
    symbol: 'TL',
    name: 'Transmission loss',
    table: 'tableResultTl',
    shiftedCurve: 'shiftedCurveTl',
    ratedRange_hz: ratedRange('airborne', 'Astm'),
  },
  {
    ...impact,
    ratedRange_hz: ratedRange('impact', 'Iso'),
    standard: 'Iso',
    table: 'tableResultLn',
    shiftedCurve: 'shiftedCurveLn',
  },
  {
    ...impact,
    ratedRange_hz: ratedRange('impact', 'Astm'),
    standard: 'Astm',
    table: 'tableResultL',
    shiftedCurve: 'shiftedCurveL',
  },
]
