import type { Component, ComponentKind, Range } from './construction'
import {
  entryRangeOf,
  isChoiceKey,
  isNumberKey,
  isSwitchKey,
  isWordKey,
  labelOf,
  numberProperty,
  schemaKeysOf,
  specOf,
  type ChoiceKey,
  type NumberKey,
  type SwitchKey,
  type WordKey,
  WORD_FIELDS,
} from './property'
import { PROPERTY_SCHEMA } from './property-schema'
import type { PropertySpec, Unit } from './property-spec'
import type { NotEditable } from './rule-break'
import { t } from './texts'

interface RowBase {
  readonly label: string
  /** Which section of the editor shows it: the component's properties or those of its insulation. */
  readonly section: PropertySpec['section']
  /** False where the product fixes the value: shown read-only. */
  readonly editable: boolean
  /** True where there is nothing to choose: one value allowed, or it follows another. */
  readonly disabled: boolean
}

export interface NumberRow extends RowBase {
  readonly control: 'number'
  readonly key: NumberKey
  readonly unit: Unit
  readonly value: number
  readonly range: Range
  /** The most decimals shown. */
  readonly decimals: number
  /** What `parseEntry` rounds to: lengths have one decimal, other numbers stay as typed. */
  readonly rounding: number | undefined
}

export interface SwitchRow extends RowBase {
  readonly control: 'switch'
  readonly key: SwitchKey
  readonly value: boolean
}

/** A word that the product decides. */
export interface TextRow extends RowBase {
  readonly control: 'text'
  readonly key: ChoiceKey
  readonly value: string
}

/** A word that a person chooses. */
export interface WordRow extends RowBase {
  readonly control: 'word'
  readonly key: WordKey
  readonly value: string
  readonly words: readonly { readonly value: string; readonly label: string }[]
}

export type PropertyRow = NumberRow | SwitchRow | TextRow | WordRow

/** Kinds whose values a manufacturer's product fixes. */
const FIXED_BY_MANUFACTURER: readonly ComponentKind[] = ['panel', 'impactBoard', 'massiveElement']

/**
 * The rows that a form or a report shows of a component, in their order. `isGeneric` is whether its product is
 * generic or there is none; only the caller, who has the catalogue, knows.
 */
export function propertiesOf(component: Component, isGeneric: boolean): readonly PropertyRow[] {
  const isFixed = !isGeneric && FIXED_BY_MANUFACTURER.includes(component.kind)
  return schemaKeysOf(component.kind).flatMap((key): PropertyRow[] => {
    const { section, edit } = specOf(key)
    const base = { section, editable: edit === 'everyone' || (edit === 'unless fixed' && !isFixed) }
    if (isNumberKey(key)) return numberRow(component, key, base)
    if (isSwitchKey(key)) return switchRow(component, key, base)
    return isChoiceKey(key) ? choiceRow(component, key, base) : []
  })
}

type OfSpec = Pick<RowBase, 'section' | 'editable'>

function numberRow(component: Component, key: NumberKey, base: OfSpec): NumberRow[] {
  const property = numberProperty(component.kind, key)
  const value = property?.field.read(component)
  if (property === undefined || value === undefined) return []
  const range = entryRangeOf(component, property)
  const { unit, decimals, rounding } = property
  const label = t(labelOf(component, property))
  const disabled = whyNotEditable(component, key, range) !== null
  return [{ ...base, control: 'number', key, label, unit, decimals, rounding, value, range, disabled }]
}

function switchRow(component: Component, key: SwitchKey, base: OfSpec): SwitchRow[] {
  const { label, field } = PROPERTY_SCHEMA[key]
  const value = field.read(component)
  return value === undefined
    ? []
    : [{ ...base, control: 'switch', key, label: t(label), value, disabled: false }]
}

function choiceRow(component: Component, key: ChoiceKey, base: OfSpec): (TextRow | WordRow)[] {
  if (isWordKey(key)) return wordRow(component, key, base)
  const { label, wire } = specOf(key)
  const value = wire.write(component)
  if (label === null || value === undefined) return []
  return [{ ...base, control: 'text', key, label: t(label), value, disabled: false }]
}

function wordRow(component: Component, key: WordKey, base: OfSpec): WordRow[] {
  const { label, labels } = PROPERTY_SCHEMA[key]
  const value = WORD_FIELDS[key].read(component)
  if (value === undefined) return []
  const words = Object.entries(labels).map(([word, text]) => ({ value: word, label: t(text) }))
  return [{ ...base, control: 'word', key, label: t(label), value, words, disabled: !base.editable }]
}

/** How a chosen word is shown. */
export function wordText({ value, words }: WordRow): string {
  return words.find((word) => word.value === value)?.label ?? value
}

/** Why a number cannot be entered, or null. */
export function whyNotEditable(component: Component, key: NumberKey, range: Range): NotEditable | null {
  // A range of two zeros means that none is given; it is left out when the wire is read.
  if (range.min === range.max) return 'given by the product'
  if (key === 'totalCavityDepth' && component.kind === 'frame' && component.isDepthLinked) {
    return 'the cavity follows the beam'
  }
  const isOff = 'insulation' in component && !component.insulation.isEnabled
  return isOff && specOf(key).section === 'insulation' ? 'the insulation is off' : null
}
