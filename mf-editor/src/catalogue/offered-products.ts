import {
  genericName,
  isFilled,
  productTypeOf,
  type Component,
  type Construction,
} from '@soundleaf/construction'
import type { Manufacturer, Material, Product, ProductKeeper, ProductType } from '@soundleaf/contracts'
import {
  compareNames,
  formatQuantity,
  languageInUse,
  searchText,
  unitName,
  unitsInUse,
} from '@soundleaf/texts'
import { t } from '../texts'
import { byName } from './catalogue'

/** The filters of the list; an empty one lets everything through. */
export interface Wanted {
  readonly search: string
  readonly material: Material | ''
  readonly manufacturerId: string
  readonly category: string
  /** `common` is of the common catalogue. */
  readonly keptBy: ProductKeeper | 'common' | ''
}

export const EVERYTHING: Wanted = {
  search: '',
  material: '',
  manufacturerId: '',
  category: '',
  keptBy: '',
}

const FRAMES: ReadonlySet<ProductType> = new Set(['WallFrame', 'FloorFrame', 'CeilingFrame', 'Frame'])

/** The products for a component of a type, in their order; plain frames suit every kind of frame. */
export function productsOf(type: ProductType, products: readonly Product[]): Product[] {
  return products.filter((product) => product.type === type || (FRAMES.has(type) && product.type === 'Frame'))
}

/** What the catalogue offers for a construction. */
export interface Offered {
  readonly products: readonly Product[]
  readonly insulations: readonly Product[]
  readonly isGeneric: (component: Component) => boolean
}

/** The products that may take the place of a component's, and of its fill's where it has one. */
export function productsInPlace(
  { type }: Construction,
  component: Component,
  { products, insulations }: Offered,
): { readonly products: readonly Product[]; readonly fills: readonly Product[] } {
  const isInsulated = 'insulation' in component && isFilled(component.insulation)
  return {
    products: productsOf(productTypeOf(component), products).filter(({ supportedStructures }) =>
      supportedStructures.includes(type),
    ),
    fills: isInsulated ? insulations : [],
  }
}

/** Computed once for each product and way to say it: a search compares thousands of them for every letter that is typed. */
const searchTexts = new WeakMap<Product, { readonly said: string; readonly text: string }>()

/** What a search looks through: name, manufacturer of one's own, and the thickness, in mm and as it is shown. */
function searchTextOf(product: Product): string {
  const said = `${languageInUse()} ${unitsInUse()}`
  const known = searchTexts.get(product)
  if (known?.said === said) return known.text
  const { name, manufacturer = '' } = product
  const millimetres = `${thicknessOf(product) ?? ''}mm`
  const shown = unitName('mm') === 'mm' ? '' : productThickness(product)
  const text = searchText(`${genericName(name)} ${manufacturer} ${millimetres} ${shown}`)
  searchTexts.set(product, { said, text })
  return text
}

export function narrowed(products: readonly Product[], wanted: Wanted): Product[] {
  // A thickness may be written as it is read elsewhere: with a decimal comma, and a space before its unit.
  const words = searchText(wanted.search)
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/\s+/)
    .filter(Boolean)
  return products.filter(
    (product) =>
      (wanted.material === '' || product.material === wanted.material) &&
      (wanted.manufacturerId === '' || product.manufacturerId === wanted.manufacturerId) &&
      (wanted.category === '' || product.category === wanted.category) &&
      (wanted.keptBy === '' || (product.keptBy ?? 'common') === wanted.keptBy) &&
      words.every((word) => searchTextOf(product).includes(word)),
  )
}

/** The choices that match a product, each once, in natural order. */
export const materialsOf = (products: readonly Product[]) =>
  [...new Set(products.map(({ material }) => material))]
    .map((material) => ({ material, name: t(`material.${material}`) }))
    .toSorted(byName)

export const categoriesOf = (products: readonly Product[]) =>
  [...new Set(products.flatMap(({ category }) => category ?? []))].toSorted(compareNames)

export function manufacturersOf(
  products: readonly Product[],
  known: readonly Manufacturer[],
): Manufacturer[] {
  const used = new Set(products.map(({ manufacturerId }) => manufacturerId))
  return known.filter(({ manufacturerId }) => used.has(manufacturerId)).toSorted(byName)
}

/** The thickness of a product, shown beside its name. */
export function productThickness(product: Product): string {
  const thickness_mm = thicknessOf(product)
  return thickness_mm === undefined ? '' : formatQuantity(thickness_mm, 'mm')
}

/** mm */
export function thicknessOf({ properties }: Product): number | undefined {
  const keys = ['thickness', 'insulationThickness', 'totalCavityDepth', 'depthOfBeam']
  const property = keys.flatMap((key) => properties.find((one) => one.key === key) ?? [])[0]
  return property && Number(property.value)
}
