import {
  productTypeOf,
  propertiesOf,
  toWire,
  type Component,
  type Construction,
} from '@soundleaf/construction'
import type { OwnProductContent, Product } from '@soundleaf/contracts'
import { fieldsOf, ownContentOf, readOwnProduct, wordsOfForm, type Reading } from '@soundleaf/products'
import { t } from '../texts'

/** What a person says of a product; the values are the layer's. */
export interface Said {
  readonly name: string
  readonly manufacturer: string
  readonly origin: OwnProductContent['source']['origin']
  readonly source: string
  readonly sourcePage: string
  readonly sourceDate: string
}

/**
 * A component as a product of one's own: its material and the values that products of its type give. It stands where
 * products of its type stand, and in the construction that it is taken from. What keeps it from being a product is told
 * by field.
 */
export function productOfLayer(
  construction: Construction,
  component: Component,
  said: Said,
  products: readonly Product[],
): Reading<OwnProductContent> {
  const type = productTypeOf(component)
  const wire = toWire(construction).components.find(({ componentId }) => componentId === component.id)
  const given = new Map(wire?.properties.map(({ key, value }) => [key, value]))
  const values = fieldsOf(type).flatMap((field): [string, string][] => {
    const text = given.get(field.key)
    // What no product has to give and this layer does not have, as the sheet of a wooden stud.
    const isAbsent =
      text === undefined || (field.holds === 'number' && field.isOptional === true && Number(text) === 0)
    return isAbsent ? [] : [[field.key, text]]
  })
  const cells: [string, string][] = [
    ['type', type],
    ['material', component.material],
    ['category', products.find(({ id }) => id === component.productId)?.category ?? ''],
    ['structures', structuresOf(construction, type, products).join(' ')],
    ...Object.entries<string>({ ...said }).map(([field, text]): [string, string] => [field, text.trim()]),
    ...values,
  ]
  const filled = cells.filter(([, text]) => text !== '')
  const raw = { line: 1, cells: new Map(filled.map(([field, text]) => [field, { text, line: 1 }])) }
  const reading = readOwnProduct(
    raw,
    wordsOfForm((field) => fieldName(component, field)),
  )
  return reading.ok ? { ok: true, value: ownContentOf(reading.value) } : reading
}

const SAID_LABELS = {
  name: 'save.name',
  manufacturer: 'save.manufacturer',
  source: 'save.document',
  sourcePage: 'save.page',
  sourceDate: 'save.date',
  origin: 'save.origin',
} as const satisfies Readonly<Record<keyof Said, string>>

/** Whether a person says it of the product; the rest are values of the layer. */
export const isSaid = (field: string): field is keyof Said => field in SAID_LABELS

/** As the dialog or the layer's properties call it. */
function fieldName(component: Component, field: string): string {
  if (isSaid(field)) return t(SAID_LABELS[field])
  return propertiesOf(component, true).find(({ key }) => key === field)?.label ?? field
}

function structuresOf({ type }: Construction, productType: string, products: readonly Product[]) {
  const alike = products.filter((product) => product.type === productType && product.keptBy === undefined)
  return [...new Set([type, ...alike.flatMap(({ supportedStructures }) => supportedStructures)])]
}
