import { NUMBER_KEYS, setProperty, type Construction } from '@soundleaf/construction'
import type { Standard, SweepRequest } from '@soundleaf/contracts'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import type { Clock } from '../clock'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import type { OnBehalf } from '../session/session'
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
  readonly points: readonly { readonly value: number; readonly numbers: SweptNumbers }[]
}

/** Constructions that take their turn together, so that a sweep of many lets others in between. */
const AT_ONCE = 20

/** What a construction does with each of the values of one property; for licences that search. */
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
  const constructions = constructionsOf(task.value.construction, request)
  if (!constructions.ok) return constructions
  const answers = await Promise.all(
    inGroups(constructions.value).map((group) =>
      parts.sweep({ constructions: group, fieldValues: request.fieldValues, standard }, account.id),
    ),
  )
  const numbers: SweptNumbers[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    numbers.push(...answer.value)
  }
  const points = numbers.map((one, at) => ({ value: request.values[at] ?? Number.NaN, numbers: one }))
  return accept({ standard, engineVersion: ENGINE_VERSION, points })
}

/** The construction with each of the values; a value that the component cannot have is refused with its range. */
function constructionsOf(
  construction: Construction,
  { componentId, property, values }: SweepRequest,
): Decision<readonly Construction[]> {
  const key = NUMBER_KEYS.find((known) => known === property)
  if (key === undefined) return notSwept(property)
  const constructions: Construction[] = []
  for (const [at, value] of values.entries()) {
    const changed = setProperty(construction, componentId, key, value)
    if (!changed.ok) {
      const { code, params, componentIds } = changed.failure
      if (code !== 'OutOfRange') return notSwept(property, componentIds)
      const rule = `be ${params.min} to ${params.max} ${params.unit}`.trim()
      const field = `values.${at}`
      return refuse('FieldInvalid', {
        params: { name: field, found: String(value), rule },
        field,
        componentIds,
      })
    }
    constructions.push(changed.value)
  }
  return accept(constructions)
}

function notSwept(property: string, componentIds: readonly string[] = []): Refused {
  const params = {
    name: 'property',
    found: property,
    rule: 'be a number of the component that can be changed',
  }
  return refuse('FieldInvalid', { params, field: 'property', componentIds })
}

function inGroups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}
