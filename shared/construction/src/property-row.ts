import type { FrameType } from '@soundleaf/contracts'
import type { Component, ComponentKind, Range } from './construction'
import { NUMBER_FIELDS, type NumberKey } from './number-field'
import { PROPERTY_TABLE, rangeOf, type NumberProperty } from './property-table'

/** The properties that are switched on and off. */
export const SWITCH_KEYS = ['linkCavityAndBeamHeightDepth', 'uiEnableInsulation'] as const
export type SwitchKey = (typeof SWITCH_KEYS)[number]

interface RowBase {
  readonly label: string
  /** Which section of the editor shows it: the component's properties or those of its insulation. */
  readonly section: 'component' | 'insulation'
  /** False where the maker's product fixes the value (PRP-05): shown read-only. */
  readonly editable: boolean
  /** True where there is nothing to choose: one value allowed (PRP-04), or it follows another. */
  readonly disabled: boolean
}

export interface NumberRow extends RowBase {
  readonly control: 'number'
  readonly key: NumberKey
  readonly unit: NumberProperty['unit']
  readonly value: number
  readonly range: Range
  /** The most decimals shown. */
  readonly decimals: number
  /** What `parseEntry` rounds to: lengths have one decimal (PRP-03), other numbers stay as typed. */
  readonly rounding: number | undefined
}

export interface SwitchRow extends RowBase {
  readonly control: 'switch'
  readonly key: SwitchKey
  readonly value: boolean
}

/** A text that the product decides. */
export interface TextRow extends RowBase {
  readonly control: 'text'
  readonly key: 'frameType'
  readonly value: FrameType
}

export type PropertyRow = NumberRow | SwitchRow | TextRow

/** Where a maker's product is what it is (PRP-05). */
const READ_ONLY_KINDS: readonly ComponentKind[] = ['panel', 'impactBoard', 'massiveElement']

/**
 * The rows that a form or a report shows of a component, in their order. `isGeneric` is whether its product is
 * generic or there is none; only the caller, who has the catalogue, knows.
 */
export function propertiesOf(component: Component, isGeneric: boolean): readonly PropertyRow[] {
  const editable = isGeneric || !READ_ONLY_KINDS.includes(component.kind)
  const numbers = PROPERTY_TABLE[component.kind].map((property) => numberRow(component, property, editable))
  if (!('insulation' in component)) return numbers
  const isOfInsulation = ({ section }: PropertyRow) => section === 'insulation'
  const insulationSwitch: SwitchRow = {
    control: 'switch',
    key: 'uiEnableInsulation',
    label: 'Insulation',
    section: 'insulation',
    editable: true,
    disabled: false,
    value: component.insulation.isEnabled,
  }
  return [
    ...frameRows(component),
    ...numbers.filter((row) => !isOfInsulation(row)),
    ...linkRow(component),
    insulationSwitch,
    ...numbers.filter(isOfInsulation),
  ]
}

function numberRow(component: Component, property: NumberProperty, editable: boolean): NumberRow {
  const { key, label, unit, decimals } = property
  const range = rangeOf(component, property)
  return {
    control: 'number',
    key,
    label,
    unit,
    decimals,
    rounding: property.rounding,
    section: key === 'insulationThickness' || key === 'insulationDensity' ? 'insulation' : 'component',
    value: NUMBER_FIELDS[key].read(component) ?? 0,
    range,
    editable,
    disabled: disabledReason(component, key, range) !== null,
  }
}

/** Why a number cannot be entered, or null. */
export function disabledReason(component: Component, key: NumberKey, range: Range): string | null {
  // A range of two zeros is none and never comes here (PRP-04).
  if (range.min === range.max) return 'the product gives this value.'
  if (key === 'totalCavityDepth' && component.kind === 'frame' && component.isDepthLinked) {
    return 'the cavity follows the depth of the beam.'
  }
  const isOfInsulation = key === 'insulationThickness' || key === 'insulationDensity'
  if (isOfInsulation && 'insulation' in component && !component.insulation.isEnabled) {
    return 'the insulation is switched off.'
  }
  return null
}

function frameRows(component: Component): TextRow[] {
  if (component.kind !== 'frame') return []
  return [
    {
      control: 'text',
      key: 'frameType',
      label: 'Frame type',
      section: 'component',
      editable: false,
      disabled: false,
      value: component.frameType,
    },
  ]
}

function linkRow(component: Component): SwitchRow[] {
  if (component.kind !== 'frame') return []
  return [
    {
      control: 'switch',
      key: 'linkCavityAndBeamHeightDepth',
      label: 'Cavity follows beam depth',
      section: 'component',
      editable: true,
      disabled: false,
      value: component.isDepthLinked,
    },
  ]
}
