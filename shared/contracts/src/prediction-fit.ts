import type { MeasuredCurve } from './api/measured-curve'
import type { EvaluationKind } from './enumerations'

/** Which prediction a kept curve is of, or why it is of none. */
export type PredictionFit = EvaluationKind | 'inOctaves' | 'inBuilding'

/** What laboratories measure in third octaves is what is predicted; an octave holds three of its bands. */
export function predictionFitOf({
  quantity,
  values,
}: Pick<MeasuredCurve, 'quantity' | 'values'>): PredictionFit {
  const kind = quantity === 'R' || quantity === 'TL' ? 'airborne' : quantity === 'Ln' ? 'impact' : null
  if (kind === null) return 'inBuilding'
  const bands = values.map(({ band }) => band).sort((one, other) => one - other)
  const isOfThirds = bands.some((band, at) => at > 0 && band / (bands[at - 1] ?? band) < 1.5)
  return isOfThirds ? kind : 'inOctaves'
}
