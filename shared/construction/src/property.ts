import type { FrameType, PropertyKey } from '@soundleaf/contracts'
import type { Component, ComponentKind, Range } from './construction'
import type { Field } from './field'
import { gasField, interlayerField } from './glazing'
import { PROPERTY_SCHEMA } from './property-schema'
import type { NumberSpec, PropertySpec } from './property-spec'

type Schema = typeof PROPERTY_SCHEMA
export type SchemaKey = keyof Schema
type KeyHolding<What> = {
  [Key in SchemaKey]: Schema[Key] extends { readonly holds: What } ? Key : never
}[SchemaKey]

/** Tells keys of one sort from the others. */
const holding =
  <What extends PropertySpec['holds']>(what: What) =>
  (key: SchemaKey): key is KeyHolding<What> =>
    PROPERTY_SCHEMA[key].holds === what

export const SCHEMA_KEYS = Object.keys(PROPERTY_SCHEMA) as readonly SchemaKey[]

/** The numbers that a person enters. */
export type NumberKey = KeyHolding<'number'>
export const isNumberKey = holding('number')
export const NUMBER_KEYS: readonly NumberKey[] = SCHEMA_KEYS.filter(isNumberKey)

/** What is switched on and off. */
export type SwitchKey = KeyHolding<'switch'>
export const isSwitchKey = holding('switch')
export const SWITCH_KEYS: readonly SwitchKey[] = SCHEMA_KEYS.filter(isSwitchKey)

/** Words of a closed list. */
export type ChoiceKey = KeyHolding<'choice'>
export const isChoiceKey = holding('choice')
export const CHOICE_KEYS: readonly ChoiceKey[] = SCHEMA_KEYS.filter(isChoiceKey)

/** Words that a person chooses, with where the typed form keeps them. */
export const WORD_FIELDS = {
  interlayer: interlayerField,
  gas: gasField,
} as const satisfies Partial<Record<ChoiceKey, Field<string>>>
export type WordKey = keyof typeof WORD_FIELDS
export const isWordKey = (key: string): key is WordKey => Object.hasOwn(WORD_FIELDS, key)

/** By the key of a number, the property that carries its range. */
export const RANGE_KEYS: ReadonlyMap<string, PropertyKey> = new Map(
  SCHEMA_KEYS.filter(holding('range')).map((key) => [PROPERTY_SCHEMA[key].rangeOf, key]),
)

/** The properties of a kind, in the order of the schema. */
export function schemaKeysOf(kind: ComponentKind): readonly SchemaKey[] {
  return SCHEMA_KEYS.filter((key) => specOf(key).kinds.includes(kind))
}

export function specOf(key: SchemaKey): PropertySpec {
  return PROPERTY_SCHEMA[key]
}

/** A number of one kind: how a form and a report show it, and what it may be. */
export interface NumberProperty
  extends Pick<NumberSpec, 'unit' | 'decimals' | 'rounding' | 'section' | 'edit' | 'field'> {
  readonly key: NumberKey
  readonly label: NumberSpec['label']
  readonly range: Range
  /** Whether a client may leave it out. */
  readonly isOptional: boolean
  /** Whether every product gives it. */
  readonly isGivenByProducts: boolean
}

/** A number as a kind has it, or undefined where nobody enters it there. */
export function numberProperty(kind: ComponentKind, key: NumberKey): NumberProperty | undefined {
  const spec: NumberSpec = PROPERTY_SCHEMA[key]
  const own = spec.of[kind]
  if (own === undefined || own.range === null) return undefined
  const { label, unit, decimals, rounding, section, edit, field } = spec
  const [min, max] = own.range
  return {
    key,
    label: own.label ?? label,
    unit,
    decimals,
    rounding,
    section,
    edit,
    field,
    range: { min, max },
    isOptional: own.missing !== undefined,
    isGivenByProducts: own.missing === undefined || own.isGivenByProducts === true,
  }
}

/** What a form and a report call a number of this component. */
export function labelOf(
  { kind, frameType }: { readonly kind: ComponentKind; readonly frameType?: FrameType | null },
  { key, label }: NumberProperty,
): NumberSpec['label'] {
  const spec: NumberSpec = PROPERTY_SCHEMA[key]
  const special = spec.of[kind]?.labelOf
  return special === undefined || !frameType ? label : special(frameType)
}

/** The numbers that are entered of a kind. */
export function numbersOf(kind: ComponentKind): readonly NumberProperty[] {
  return NUMBER_KEYS.flatMap((key) => numberProperty(kind, key) ?? [])
}

/**
 * What a person may enter: what the number may be, and for a fill no more than there is room for. A thicker one, as
 * projects from before have it, breaks no rule: it is taken as filling its cavity.
 */
export function entryRangeOf(component: Component, property: NumberProperty): Range {
  const range = rangeOf(component, property)
  if (property.key !== 'insulationThickness' || !('insulation' in component)) return range
  return { min: range.min, max: Math.max(range.min, Math.min(range.max, component.totalCavityDepth_mm)) }
}

/** What the number may be in this component: the schema's range, narrowed by the product's own. */
export function rangeOf(component: Component, { key, range }: NumberProperty): Range {
  const given = component.ranges[key]
  if (given === undefined) return range
  const within = (value: number) => Math.min(Math.max(value, range.min), range.max)
  return { min: within(given.min), max: within(given.max) }
}
