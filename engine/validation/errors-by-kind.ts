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
 * square. It is 1.25 for a normal distribution; these errors are more peaked, those of impact most, so that with 1.25
 * too many would lie within one standard uncertainty.
 */
const DEVIATION_PER_MEAN = { airborne: 1.1, impact: 0.9, terms: 1.2 } as const

type Of = keyof typeof DEVIATION_PER_MEAN

/** The errors of each kind and of all, with the source of a measurement left out of the calibration. */
export function errorsByKind(
  of: 'airborne' | 'impact',
  leftOut: readonly Score[],
): Readonly<Record<string, KindErrors>> {
  return errorsBy(of, leftOut, ({ id }) => KIND_OF.get(id))
}

/** The errors of each adaptation term and of all. */
export function errorsByTerm(leftOut: readonly Score[]): Readonly<Record<string, KindErrors>> {
  return errorsBy('terms', leftOut, ({ quantity }) => quantity)
}

function errorsBy(
  of: Of,
  scores: readonly Score[],
  groupOf: (score: Score) => string | undefined,
): Readonly<Record<string, KindErrors>> {
  const groups = [...new Set(scores.flatMap((score) => groupOf(score) ?? []))]
  const errorsOf = (group: readonly Score[]): KindErrors => ({
    count: group.length,
    error_db: Math.round(100 * DEVIATION_PER_MEAN[of] * meanAbsolute(group)) / 100,
  })
  return Object.fromEntries([
    ['all', errorsOf(scores)],
    ...groups.map((group) => [group, errorsOf(scores.filter((score) => groupOf(score) === group))] as const),
  ])
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
