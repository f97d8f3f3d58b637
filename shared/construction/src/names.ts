import type { Product, ProductType, StructureType, Template } from '@soundleaf/contracts'
import { formatPlain, formatQuantity, unitName } from '@soundleaf/texts'
import type { Component, Insulation } from './construction'
import { t } from './texts'
import { genericName } from './texts/generic-names'
import { productTypeOf } from './wire/vocabulary'

/** How walls lie (layers left to right) and floors (top to bottom). */
export type Orientation = 'wall' | 'floor'

const ORIENTATIONS: Readonly<Record<StructureType, Orientation>> = {
  Wall: 'wall',
  Facade: 'wall',
  SingleMassiveElementWall: 'wall',
  DoubleMassiveElementWall: 'wall',
  LightweightFrameWall: 'wall',
  Floor: 'floor',
  SingleMassiveElementFloor: 'floor',
  SingleMassiveElementFloorWithRibPanels: 'floor',
  DoubleMassiveElementFloor: 'floor',
}

/** Whether a structure type is a wall or a floor. */
export function orientation(type: StructureType): Orientation {
  return ORIENTATIONS[type]
}

/** The name of a structure type, as a person reads it. */
export const structureTypeLabel = (type: StructureType): string => t(`structure.${type}`)

/** The name of a template beside the defaults, as a person reads it. */
export const templateLabel = (template: Template): string => t(`template.${template}`)

/** The junction of an element with the flanking ones: a number of `FLANKING_TYPES`; a dash for any other. */
export const flankingLabel = (type: number): string =>
  t('flanking', {
    type: String(type),
    thin: formatQuantity(6, 'mm'),
    thick: formatQuantity(12, 'mm'),
  })

/** What a component is, as `Wall frame`: the start of its section's titles `Wall frame selection` and `… properties`. */
export const kindLabel = (component: Component): string => productTypeLabel(productTypeOf(component))

/** What a product of a type is; a frame is called by the place where it stands. */
export const productTypeLabel = (type: ProductType): string => t(`kind.${type}`)

/** What a porous fill is called by its material alone. */
export const insulationLabel = ({ material }: Insulation): string => t(`insulation.${material ?? 'other'}`)

/**
 * What a porous fill is called: its product, else its material and density, as `Stone wool 30`. A product that has its
 * thickness in its name lends it to no fill of another thickness.
 */
export function insulationName(insulation: Insulation, products: readonly Product[]): string {
  const product = products.find(({ id }) => id === insulation.productId)
  if (product !== undefined) {
    const thickness = product.properties.find(({ key }) => key === 'thickness')?.value ?? ''
    const isOther = Number(thickness) !== insulation.thickness_mm && insulation.isEnabled
    const end = ` ${formatPlain(Number(thickness))}`
    const name = genericName(product.name)
    return isOther && name.endsWith(end) ? name.slice(0, -end.length).replace(/,$/, '') : name
  }
  const label = insulationLabel(insulation)
  return insulation.density_kgm3 > 0 ? `${label} ${densityInName(insulation.density_kgm3)}` : label
}

/** As the trade calls wool, `30`; in other units nobody would know what that is of. */
const densityInName = (density_kgm3: number): string =>
  unitName('kg/m³') === 'kg/m³' ? formatPlain(density_kgm3) : formatQuantity(density_kgm3, 'kg/m³')

/** What a component is called in messages: its name, or what it is where it has none. */
export function nameOf(component: Component): string {
  return component.name.trim() === '' ? kindLabel(component) : genericName(component.name)
}

/**
 * What each component is called where nobody sees which one is meant: its name, and its key as well where another one has
 * the same name.
 */
export function distinctNames(components: readonly Component[]): readonly string[] {
  const names = components.map(nameOf)
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return names.map((name, index) =>
    isShared(name) ? t('distinct', { name, key: componentLetter(index) }) : name,
  )
}

/** The key of a layer in drawing, list and report: A, B, …, Z, AA, AB, … */
export function componentLetter(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26))
  return index < 26 ? letter : componentLetter(Math.floor(index / 26) - 1) + letter
}
