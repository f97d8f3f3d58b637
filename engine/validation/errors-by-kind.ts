import type { ConstructionKind } from '@soundleaf/contracts'
import { constructionKind } from '../src/validity/construction-kind'
import { CALIBRATED } from '../src/calibrated'
import { mountingOf } from '../src/physics/mounting'
import { elementOf } from '../src/physics/radiation/element'
import { stackModel } from '../src/physics/stack/stack-model'
import { RECORDS } from './records'
import type { Score } from './score'
import { assemblyOf } from './assembly-of'

interface KindErrors {
  readonly count: number
  readonly error_db: number
}

/**
 * Ratio of the standard uncertainty to the mean absolute error, which is less sensitive to outliers than the root mean
 * square. It is 1.25 for a normal distribution; these errors are more peaked, so that with 1.25 too many would lie
 * within one standard uncertainty.
 */
const DEVIATION_PER_MEAN = 1.2

/**
 * The errors of each kind and of all, as the mean of those with and without the source of a measurement in the
 * calibration.
 */
export function errorsByKind(
  inSample: readonly Score[],
  leftOut: readonly Score[],
): Readonly<Record<string, KindErrors>> {
  const kinds = new Set(inSample.flatMap(({ id }) => KIND_OF.get(id) ?? []))
  const errorsOf = (belongs: (score: Score) => boolean): KindErrors => {
    const [own, other] = [inSample.filter(belongs), leftOut.filter(belongs)].map(meanAbsolute)
    const error_db = (DEVIATION_PER_MEAN * (own + other)) / 2
    return { count: inSample.filter(belongs).length, error_db: Math.round(100 * error_db) / 100 }
  }
  const byKind = new Map<string, KindErrors>([['all', errorsOf(() => true)]])
  for (const kind of kinds)
    byKind.set(
      kind,
      errorsOf(({ id }) => KIND_OF.get(id) === kind),
    )
  return Object.fromEntries(byKind)
}

function meanAbsolute(scores: readonly Score[]): number {
  return (
    scores.reduce((sum, { predicted, measured }) => sum + Math.abs(predicted - measured), 0) / scores.length
  )
}

/** The kind of construction does not depend on the size of the element. */
const ANY_SIZE = elementOf([4, 3])

const KIND_OF: ReadonlyMap<string, ConstructionKind> = new Map(
  RECORDS.map((record) => {
    const assembly = assemblyOf(record)
    const stack = stackModel(assembly, mountingOf('iso', assembly, ANY_SIZE, CALIBRATED))
    return [record.id, constructionKind(stack, assembly.covering !== undefined)]
  }),
)
