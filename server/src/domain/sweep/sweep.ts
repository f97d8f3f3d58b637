import { NUMBER_KEYS, setProperty, type Construction } from '@soundleaf/construction'
import { MAX_MAP_POINTS, type Standard, type SweepRequest } from '@soundleaf/contracts'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import type { Clock } from '../clock'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import type { OnBehalf } from '../session/session'
import { outOfRange } from './out-of-range'
import type { SweepTask, SweptNumbers } from './sweep-task'

/** Works a task out, or refuses it when there is no capacity. `owner` is the account whose share it takes. */
export type SweepCalculator = (task: SweepTask, owner: string) => Promise<Decision<readonly SweptNumbers[]>>

export interface SweepParts {
  readonly sweep: SweepCalculator
  readonly clock: Clock
}

export interface Sweep {
  readonly standard: Standard
  readonly engineVersion: string
  readonly points: readonly {
    readonly value: number
    readonly second?: number
    readonly numbers: SweptNumbers
  }[]
}

/** Constructions that take their turn together, so that a sweep of many lets others in between. */
const AT_ONCE = 20

/** What a construction does with each of the values of one property, or of two; for licences that search. */
export async function sweep(
  request: SweepRequest,
  { account }: OnBehalf,
  parts: SweepParts,
): Promise<Decision<Sweep>> {
  const { licence, evaluationStandard: standard } = account
  if (isTrialOver(account, parts.clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(licence).search) return refuse('LicenceInsufficient')
  const task = readTask(request, { licence, standard })
  if (!task.ok) return task
  const all = varied(task.value.construction, request)
  if (!all.ok) return all
  const constructions = all.value.map(({ construction }) => construction)
  const answers = await Promise.all(
    inGroups(constructions).map((group) =>
      parts.sweep({ constructions: group, fieldValues: request.fieldValues, standard }, account.id),
    ),
  )
  const numbers: SweptNumbers[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    numbers.push(...answer.value)
  }
  const points = all.value.flatMap(({ construction: _, ...place }, at) => {
    const one = numbers[at]
    return one === undefined ? [] : [{ ...place, numbers: one }]
  })
  return accept({ standard, engineVersion: ENGINE_VERSION, points })
}

interface Varied {
  readonly value: number
  readonly second?: number
  readonly construction: Construction
}

/** The construction with each of the values, or each pair of them. */
function varied(construction: Construction, { second, ...first }: SweepRequest): Decision<readonly Varied[]> {
  if (second === undefined) return withEach(construction, first, '')
  const count = first.values.length * second.values.length
  if (count > MAX_MAP_POINTS) {
    const params = { name: 'second.values', found: `${count} points`, rule: `make at most ${MAX_MAP_POINTS}` }
    return refuse('FieldInvalid', { params, field: 'second.values' })
  }
  if (second.componentId === first.componentId && second.property === first.property)
    return notSwept('second.property', second.property)
  const rows = withEach(construction, second, 'second.')
  if (!rows.ok) return rows
  const all: Varied[] = []
  for (const row of rows.value) {
    const pairs = withEach(row.construction, first, '')
    if (!pairs.ok) return pairs
    all.push(...pairs.value.map((pair) => ({ ...pair, second: row.value })))
  }
  return accept(all)
}

/** The construction with each of the values; one that the component cannot have is refused with its range. */
function withEach(
  construction: Construction,
  { componentId, property, values }: Pick<SweepRequest, 'componentId' | 'property' | 'values'>,
  place: string,
): Decision<readonly Varied[]> {
  const key = NUMBER_KEYS.find((known) => known === property)
  if (key === undefined) return notSwept(`${place}property`, property)
  const made: Varied[] = []
  for (const [at, value] of values.entries()) {
    const changed = setProperty(construction, componentId, key, value)
    if (!changed.ok) {
      const { failure } = changed
      return (
        outOfRange(failure, `${place}values.${at}`, value) ??
        notSwept(`${place}property`, property, failure.componentIds)
      )
    }
    made.push({ value, construction: changed.value })
  }
  return accept(made)
}

function notSwept(field: string, found: string, componentIds: readonly string[] = []): Refused {
  const params = { name: field, found, rule: 'be a number of the component that can be changed' }
  return refuse('FieldInvalid', { params, field, componentIds })
}

function inGroups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}
