import {
  BANDS_HZ,
  calculationFromWire,
  mainRating,
  predictionFitOf,
  ratingOf,
  type ApiClient,
  type EvaluationKind,
  type MeasuredCurve,
} from '@soundleaf/contracts'
import { useEffect, useState } from 'react'
import { pairOf, type Pair, type Predicted } from './deviations'

/** More would keep the server busy for one page. */
export const MOST_PAIRS = 100

export interface Pairs {
  readonly pairs: readonly Pair[]
  /** Curves whose project is gone, does not predict them, or could not be read. */
  readonly without: readonly MeasuredCurve[]
  readonly isLoading: boolean
}

/** Every own curve that is linked with a project and measures what is predicted, beside that prediction. */
export function usePairs(api: ApiClient, curves: readonly MeasuredCurve[]): Pairs {
  const [found, setFound] = useState<Pairs>({ pairs: [], without: [], isLoading: true })
  useEffect(() => {
    const abort = new AbortController()
    void readPairs(api, linked(curves), abort.signal, (pairs) => {
      if (!abort.signal.aborted) setFound(pairs)
    })
    return () => abort.abort()
  }, [api, curves])
  return found
}

interface Linked {
  readonly curve: MeasuredCurve
  readonly kind: EvaluationKind
  readonly projectId: string
}

export function linked(curves: readonly MeasuredCurve[]): readonly Linked[] {
  return curves
    .flatMap((curve) => {
      const fit = predictionFitOf(curve)
      const { projectId, owner } = curve
      const isPredicted = fit === 'airborne' || fit === 'impact'
      return projectId === null || owner !== null || !isPredicted ? [] : [{ curve, kind: fit, projectId }]
    })
    .slice(0, MOST_PAIRS)
}

/** One after another: a hundred calculations at once would be refused. */
async function readPairs(
  api: ApiClient,
  wanted: readonly Linked[],
  signal: AbortSignal,
  show: (pairs: Pairs) => void,
): Promise<void> {
  const pairs: Pair[] = []
  const without: MeasuredCurve[] = []
  for (const { curve, kind, projectId } of wanted) {
    const predicted = await predictionOf(api, projectId, kind, signal)
    if (signal.aborted) return
    if (predicted === null) without.push(curve)
    else pairs.push(pairOf(curve, kind, predicted))
    show({ pairs: [...pairs], without: [...without], isLoading: true })
  }
  show({ pairs, without, isLoading: false })
}

async function predictionOf(
  api: ApiClient,
  id: string,
  kind: EvaluationKind,
  signal: AbortSignal,
): Promise<Predicted | null> {
  const options = { signal, reports: 'nothing' } as const
  const project = await api.call('getProject', { params: { id } }, options)
  if (!project.ok) return null
  const { name, fieldValues, structures } = project.value
  const answer = await api.call('calculate', { body: { fieldValues, structures } }, options)
  if (!answer.ok) return null
  const calculation = calculationFromWire(answer.value)
  const { values_db } = calculation.spectra[kind]
  if (values_db === null || values_db.length !== BANDS_HZ.length) return null
  const { id: ratingId, notation } = mainRating(kind, calculation.standard)
  const rating = ratingOf(calculation, ratingId)
  return { projectName: name, values_db, rating: rating && { notation, value: rating.value } }
}
