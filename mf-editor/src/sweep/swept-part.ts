import {
  componentLetter,
  genericName,
  nameOf,
  propertiesOf,
  selectInsulation,
  selectProduct,
  setProperty,
  type Component,
  type Construction,
  type NumberRow,
  type RuleBreak,
} from '@soundleaf/construction'
import type { Outcome, Product } from '@soundleaf/contracts'
import { formatQuantity, numberIn, unitName } from '@soundleaf/texts'
import { productsInPlace, productThickness, type Offered } from '../catalogue/offered-products'
import { t } from '../texts/sweep'

interface OfComponent {
  readonly component: Component
  /** The component's key in the drawing. */
  readonly letter: string
}

/** A number that varies. */
export interface SweptNumber extends OfComponent {
  readonly kind: 'number'
  readonly row: NumberRow
}

/** Products that take the place of a component's, or of its fill's, one after the other. */
export interface SweptProducts extends OfComponent {
  readonly kind: 'products'
  readonly of: 'product' | 'fill'
  /** Those to choose from. */
  readonly products: readonly Product[]
}

export type SweptPart = SweptNumber | SweptProducts

/** The values that were chosen, of products their places among them; `second` where two parts vary. */
export interface Picked {
  readonly value: number
  readonly second?: number
}

/** Everything of a construction that can vary, layer by layer. */
export function sweptParts(construction: Construction, offered: Offered): readonly SweptPart[] {
  return construction.components.flatMap((component, index): readonly SweptPart[] => {
    const place = { component, letter: componentLetter(index) }
    const { products, fills } = productsInPlace(construction, component, offered)
    return [
      ...propertiesOf(component, offered.isGeneric(component))
        .filter((row): row is NumberRow => row.control === 'number' && row.editable && !row.disabled)
        .map((row): SweptNumber => ({ ...place, kind: 'number', row })),
      ...(products.length > 0 ? [{ ...place, kind: 'products', of: 'product', products } as const] : []),
      ...(fills.length > 0 ? [{ ...place, kind: 'products', of: 'fill', products: fills } as const] : []),
    ]
  })
}

/** What of its component varies. */
export const keyOf = (part: SweptPart) => (part.kind === 'number' ? part.row.key : part.of)

/** Of it and of nothing else of the construction. */
export const idOf = (part: SweptPart): string => `${part.component.id}:${keyOf(part)}`

export const labelOf = (part: SweptPart): string =>
  part.kind === 'number' ? part.row.label : t(`sweep.of.${part.of}`)

/** With its layer, where any may be meant. */
export const fullLabelOf = (part: SweptPart): string =>
  t('sweep.variable', { key: part.letter, name: nameOf(part.component), property: labelOf(part) })

/** The label with the unit in use. */
export const propertyText = (part: SweptPart): string =>
  part.kind === 'number' ? `${part.row.label}, ${unitName(part.row.unit)}` : labelOf(part)

/** What one of its values is called; `taken` are the products that take the place. */
export function valueText(
  part: SweptPart,
  value: number,
  taken: readonly string[],
  unit: 'with unit' | 'bare' = 'with unit',
): string {
  if (part.kind === 'number')
    return unit === 'bare' ? numberIn(part.row.unit, value) : formatQuantity(value, part.row.unit)
  const product = part.products.find(({ id }) => id === taken[value])
  return product === undefined ? '' : `${genericName(product.name)} ${productThickness(product)}`.trim()
}

/** The value that stands there now; of products its place among those that take it, −1 where it is none of them. */
export function valueNow(part: SweptPart, taken: readonly string[]): number {
  if (part.kind === 'number') return part.row.value
  const { id } = productNow(part)
  return taken.findIndex((one) => one === id)
}

/** What stands there now. */
export function productNow({ component, of }: SweptProducts) {
  if (of === 'product') return { id: component.productId, material: component.material }
  if (!('insulation' in component)) return { id: null, material: null }
  return { id: component.insulation.productId, material: component.insulation.material }
}

/** A part with one of its values, as it is entered. */
export interface Entered {
  readonly part: SweptPart
  /** A number, or the id of a product. */
  readonly option: number | string
}

/** The construction with what was entered, products before numbers and else in its order, as the server does it. */
export function withEntered(
  construction: Construction,
  entered: readonly Entered[],
  withMaker: (product: Product) => Product,
): Outcome<Construction, RuleBreak> {
  const inOrder = entered.toSorted(
    (one, other) => Number(other.part.kind === 'products') - Number(one.part.kind === 'products'),
  )
  return inOrder.reduce<Outcome<Construction, RuleBreak>>(
    (made, { part, option }) => (made.ok ? withOne(made.value, part, option, withMaker) : made),
    { ok: true, value: construction },
  )
}

function withOne(
  construction: Construction,
  part: SweptPart,
  option: number | string,
  withMaker: (product: Product) => Product,
): Outcome<Construction, RuleBreak> {
  const { id } = part.component
  if (part.kind === 'number')
    return typeof option === 'number'
      ? setProperty(construction, id, part.row.key, option)
      : { ok: true, value: construction }
  const product = part.products.find((one) => one.id === option)
  if (product === undefined) return { ok: true, value: construction }
  return part.of === 'fill'
    ? selectInsulation(construction, id, withMaker(product))
    : selectProduct(construction, id, withMaker(product))
}
