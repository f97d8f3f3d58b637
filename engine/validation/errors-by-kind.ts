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
 * Standard uncertainty over mean absolute error; large errors count less than in the root mean square. A normal
 * distribution has 1.25; of these errors more are small, and with that ratio too many would lie within.
 */
const DEVIATION_PER_MEAN = 1.2

/** What the errors of each kind and of all amount to, with and without each measurement's source in the fit. */
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

/** The size of the element decides on no kind. */
const ANY_SIZE = elementOf([4, 3])

const KIND_OF: ReadonlyMap<string, ConstructionKind> = new Map(
  RECORDS.map((record) => {
    const assembly = assemblyOf(record)
    const stack = stackModel(assembly, mountingOf('iso', assembly, ANY_SIZE, CALIBRATED))
    return [record.id, constructionKind(stack, assembly.covering !== undefined)]
  }),
)
