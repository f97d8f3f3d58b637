import { numberText } from '@soundleaf/construction'
import type { OwnProductContent } from '@soundleaf/contracts'
import { FIELD_OF_HEAD } from './columns'
import type { Declaration, ProductContent } from './content'
import { leastOf, mostOf, type RawProduct } from './raw-product'

/** A product as a file has it. */
export interface FileProduct {
  readonly manufacturer: string
  readonly content: ProductContent
  readonly declaration?: Declaration
}

/** A product of one's own as a file has it. */
export function fileProductOf({
  manufacturer,
  source,
  price,
  carbon,
  ...content
}: OwnProductContent): FileProduct {
  return { manufacturer, content, declaration: { source, price, carbon } }
}

/** The lines of a file in the form that is read: heads, then a line for each product. */
export function writeRows(
  products: readonly FileProduct[],
  { withDeclarations }: { readonly withDeclarations: boolean },
): string[][] {
  const texts = products.map(textsOf)
  const declared = new Set(['source', 'sourcePage', 'sourceDate', 'origin', 'price'])
  const isWritten = (field: string) =>
    withDeclarations || !(declared.has(field) || field.startsWith('carbon'))
  const columns = [...FIELD_OF_HEAD].filter(([, field]) => isWritten(field))
  return [
    columns.map(([head]) => head),
    ...texts.map((cells) => columns.map(([, field]) => cells.get(field) ?? '')),
  ]
}

/** The texts of a product of one's own by their fields, as `readOwnProduct` takes them. */
export function rawProductOf(product: OwnProductContent, line = 1): RawProduct {
  const texts = [...textsOf(fileProductOf(product))].filter(([, text]) => text !== '')
  return { line, cells: new Map(texts.map(([field, text]) => [field, { text, line }])) }
}

function textsOf({ manufacturer, content, declaration }: FileProduct): ReadonlyMap<string, string> {
  const { values, supportedStructures, category, ...names } = content
  const cells = new Map<string, string>(
    Object.entries({
      manufacturer,
      ...names,
      category: category ?? '',
      structures: supportedStructures.join(' '),
    }),
  )
  for (const [key, value] of Object.entries(values)) {
    const [usual, least, most] = typeof value === 'object' ? value : [value]
    cells.set(key, textOf(usual))
    if (least !== undefined) cells.set(leastOf(key), numberText(least))
    if (most !== undefined) cells.set(mostOf(key), numberText(most))
  }
  if (declaration !== undefined) addDeclaration(cells, declaration)
  return cells
}

function addDeclaration(cells: Map<string, string>, { source, price, carbon }: Declaration): void {
  cells.set('source', source.document)
  cells.set('sourcePage', source.page)
  cells.set('sourceDate', source.date)
  cells.set('origin', source.origin)
  if (price !== null) cells.set('price', numberText(price))
  if (carbon !== null)
    cells.set(carbon.per === 'm2' ? 'carbonPerArea' : 'carbonPerVolume', numberText(carbon.value))
}

const textOf = (value: number | string | boolean): string =>
  typeof value === 'number' ? numberText(value) : String(value)
