import type { Construction } from '@soundleaf/construction'
import { MAX_MAP_POINTS, type Product, type Standard, type SweepRequest } from '@soundleaf/contracts'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import { callersCatalogue } from '../catalogue/callers-catalogue'
import type { CatalogueStore } from '../catalogue/catalogue'
import { productsWithIds } from '../catalogue/products-with-ids'
import type { OwnProductStore } from '../catalogue/own-product'
import type { Clock } from '../clock'
import { accept, mapped, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import type { SweepTask, SweptNumbers } from './sweep-task'
import { invalid, readSwept, withOptions } from './swept-options'

/** Works a task out, or refuses it when there is no capacity. `owner` is the account whose share it takes. */
export type SweepCalculator = (task: SweepTask, owner: string) => Promise<Decision<readonly SweptNumbers[]>>

export interface SweepParts {
  readonly sweep: SweepCalculator
  readonly catalogue: CatalogueStore
  readonly ownProducts: OwnProductStore
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

/** What a construction does with each of the options of what varies, or of two; for licences that search. */
export async function sweep(
  request: SweepRequest,
  caller: OnBehalf,
  parts: SweepParts,
): Promise<Decision<Sweep>> {
  const { account } = caller
  const { licence, evaluationStandard: standard } = account
  if (isTrialOver(account, parts.clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(licence).search) return refuse('LicenceInsufficient')
  const task = readTask(request, { licence, standard })
  if (!task.ok) return task
  const ids = [...(request.productIds ?? []), ...(request.second?.productIds ?? [])]
  const products = await productsWithIds(ids, callersCatalogue(parts, caller))
  const all = varied(task.value.construction, request, products)
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

/** The construction with each of the options, or each pair of them. */
function varied(
  construction: Construction,
  request: SweepRequest,
  products: readonly Product[],
): Decision<readonly Varied[]> {
  const { second } = request
  const first = readSwept(request, '', products)
  if (!first.ok) return first
  if (second === undefined)
    return each(first.value, (one) =>
      mapped(withOptions(construction, [one]), (made) => ({ value: one.value, construction: made })),
    )
  const rows = readSwept(second, 'second.', products)
  if (!rows.ok) return rows
  const count = first.value.length * rows.value.length
  if (count > MAX_MAP_POINTS)
    return invalid('second.values', `${count} points`, `make at most ${MAX_MAP_POINTS}`)
  if (second.componentId === request.componentId && second.property === request.property)
    return invalid('second.property', second.property, 'be another one')
  const pairs = rows.value.flatMap((row) => first.value.map((one) => ({ one, row })))
  return each(pairs, ({ one, row }) =>
    mapped(withOptions(construction, [row, one]), (made) => ({
      value: one.value,
      second: row.value,
      construction: made,
    })),
  )
}

/** All of them, or the first refusal. */
function each<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Decision<Made>,
): Decision<readonly Made[]> {
  const all: Made[] = []
  for (const item of items) {
    const made = make(item)
    if (!made.ok) return made
    all.push(made.value)
  }
  return accept(all)
}

function inGroups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}
