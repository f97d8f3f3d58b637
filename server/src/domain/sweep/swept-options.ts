import {
  NUMBER_KEYS,
  selectInsulation,
  selectProduct,
  setProperty,
  type Construction,
  type RuleBreak,
} from '@soundleaf/construction'
import type { Outcome, Product, SweepRequest } from '@soundleaf/contracts'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { outOfRange } from './out-of-range'

/** What varies of a component, with what it takes. */
export type Swept = Pick<SweepRequest, 'componentId' | 'property' | 'values' | 'productIds'>

/** One value, or one product, of what varies. */
export interface SweptOption {
  /** Of products the index of it. */
  readonly value: number
  /** Products bring values of their own: they are chosen before any is entered. */
  readonly isProduct: boolean
  on(construction: Construction): Outcome<Construction, RuleBreak>
  /** What is said where it cannot be. */
  refusal(broken: RuleBreak): Refused
}

/** Reads what varies; `place` stands before the names of its fields. */
export function readSwept(
  swept: Swept,
  place: string,
  products: readonly Product[],
): Decision<readonly SweptOption[]> {
  const options =
    swept.property === 'product' || swept.property === 'fill'
      ? productOptions(swept, swept.property, place, products)
      : numberOptions(swept, place)
  if (!options.ok || options.value.length > 0) return options
  const field = swept.property === 'product' || swept.property === 'fill' ? 'productIds' : 'values'
  return invalid(`${place}${field}`, 'empty', 'have one at least')
}

/** The construction with some options, products before numbers. */
export function withOptions(
  construction: Construction,
  options: readonly SweptOption[],
): Decision<Construction> {
  let changed = construction
  for (const option of options.toSorted((one, other) => Number(other.isProduct) - Number(one.isProduct))) {
    const next = option.on(changed)
    if (!next.ok) return option.refusal(next.failure)
    changed = next.value
  }
  return accept(changed)
}

function numberOptions(
  { componentId, property, values }: Swept,
  place: string,
): Decision<readonly SweptOption[]> {
  const key = NUMBER_KEYS.find((known) => known === property)
  const notSwept = (componentIds: readonly string[] = []) =>
    invalid(`${place}property`, property, 'be a number of the component that can be changed', componentIds)
  if (key === undefined) return notSwept()
  return accept(
    values.map((value, at) => ({
      value,
      isProduct: false,
      on: (construction) => setProperty(construction, componentId, key, value),
      refusal: (broken) => outOfRange(broken, `${place}values.${at}`, value) ?? notSwept(broken.componentIds),
    })),
  )
}

function productOptions(
  { componentId, productIds = [] }: Swept,
  of: 'product' | 'fill',
  place: string,
  products: readonly Product[],
): Decision<readonly SweptOption[]> {
  const select = of === 'fill' ? selectInsulation : selectProduct
  const options: SweptOption[] = []
  for (const [at, id] of productIds.entries()) {
    const field = `${place}productIds.${at}`
    const product = products.find((one) => one.id === id)
    if (product === undefined) return invalid(field, id, 'be a product of the catalogue')
    options.push({
      value: at,
      isProduct: true,
      on: (construction) => select(construction, componentId, product),
      refusal: ({ componentIds }) => invalid(field, id, 'be an option of the component', componentIds),
    })
  }
  return accept(options)
}

export const invalid = (
  field: string,
  found: string,
  rule: string,
  componentIds: readonly string[] = [],
): Refused => refuse('FieldInvalid', { params: { name: field, found, rule }, field, componentIds })
