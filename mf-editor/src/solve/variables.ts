import {
  canRemove,
  componentLetter,
  MOST_OF_ONE,
  nameOf,
  propertiesOf,
  type Component,
  type Construction,
  type NumberRow,
  type Range,
} from '@soundleaf/construction'
import type { Product, Variation } from '@soundleaf/contracts'
import { unitName } from '@soundleaf/texts'
import { productsInPlace, type Offered } from '../catalogue/offered-products'
import { t } from '../texts/solve'
import { optionText } from './option-text'

/** Something of a component that may vary. */
export interface Variable {
  /** Of it and of nothing else of the construction. */
  readonly id: string
  readonly componentId: string
  readonly of: Variation['of']
  readonly label: string
  /** Of numbers; null where products are chosen. */
  readonly range: Range | null
  /** Of SI; empty where there is none. */
  readonly unit: string
  /** Those to choose from; none for numbers. */
  readonly products: readonly Product[]
}

/** What is chosen of a variable. */
export interface VariedPart {
  readonly variable: Variable
  /** The list of values as it is typed. */
  readonly text: string
  readonly productIds: readonly string[]
}

/** Everything of a construction that may vary, layer by layer. */
export function variablesOf(construction: Construction, offered: Offered): readonly Variable[] {
  return construction.components.flatMap((component, index) => {
    const variable = (of: Variation['of'], what: string, more: Partial<Variable>): Variable => ({
      id: `${component.id}:${of}`,
      componentId: component.id,
      of,
      label: t('solve.variable', { key: componentLetter(index), name: nameOf(component), what }),
      range: null,
      unit: '',
      products: [],
      ...more,
    })
    const range = countRange(construction, component)
    const { products, fills } = productsInPlace(construction, component, offered)
    return [
      ...(range.max > range.min ? [variable('count', t('solve.count'), { range })] : []),
      ...(products.length > 0 ? [variable('product', t('solve.product'), { products })] : []),
      ...(fills.length > 0 ? [variable('fill', t('solve.fill'), { products: fills })] : []),
      ...numbersOf(component, offered.isGeneric(component)).map((row) =>
        variable(row.key, labelWithUnit(row), { range: row.range, unit: row.unit }),
      ),
    ]
  })
}

const labelWithUnit = ({ label, unit }: NumberRow) =>
  unit === '' ? label : t('solve.property', { property: label, unit: unitName(unit) })

const numbersOf = (component: Component, isGeneric: boolean) =>
  propertiesOf(component, isGeneric).filter(
    (row): row is NumberRow => row.control === 'number' && row.editable && !row.disabled,
  )

function countRange(construction: Construction, component: Component): Range {
  return {
    min: canRemove(construction, component.id) ? 0 : 1,
    max: component.kind === 'panel' ? MOST_OF_ONE : 1,
  }
}

/** What usually varies: how many boards stand outside, how deep the frames are; of heavy walls their thickness. */
export function usuallyVaried(
  { components }: Construction,
  variables: readonly Variable[],
): readonly VariedPart[] {
  const find = (component: Component | undefined, ...keys: readonly Variation['of'][]) =>
    keys.flatMap((key) => variables.find(({ id }) => id === `${component?.id ?? ''}:${key}`) ?? [])[0]
  const [first, last] = [components[0], components.at(-1)]
  const outer = (first === last ? [first] : [first, last]).filter((one) => one?.kind === 'panel')
  const frames = components.filter(({ kind }) => kind === 'frame')
  const heavy = frames.length > 0 ? [] : components.filter(({ kind }) => kind === 'massiveElement')
  return [
    ...outer.flatMap((panel) => varied(find(panel, 'count'), [1, 2, 3])),
    ...frames.flatMap((frame) => around(find(frame, 'depthOfBeam', 'totalCavityDepth'), depthOf(frame))),
    ...heavy.flatMap((one) => around(find(one, 'thickness'), depthOf(one))),
  ]
}

/** mm */
function depthOf(component: Component): number {
  if ('thickness_mm' in component) return component.thickness_mm
  return component.totalCavityDepth_mm
}

function varied(variable: Variable | undefined, values: readonly number[]): readonly VariedPart[] {
  return variable === undefined || values.length < 2
    ? []
    : [{ variable, text: optionText(values, variable.unit), productIds: [] }]
}

/** A quarter less, and up to half more, in steps of 5 mm. */
function around(variable: Variable | undefined, now_mm: number): readonly VariedPart[] {
  const { min = 0, max = 0 } = variable?.range ?? {}
  const values = [0.75, 1, 1.25, 1.5].map((times) =>
    times === 1 ? now_mm : 5 * Math.round((times * now_mm) / 5),
  )
  const allowed = [...new Set(values)].filter((value) => value >= min && value <= max)
  return varied(
    variable,
    allowed.sort((a, b) => a - b),
  )
}
