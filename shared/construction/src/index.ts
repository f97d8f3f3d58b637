export { add, addable, type Addable } from './add'
export { canDuplicate, canRemove, duplicate, remove } from './arrange'
export { blank } from './blank'
export { check } from './check'
export * from './construction'
export { isFixed, isSingleMassiveElement } from './core'
export {
  INVALID_ENTRY_TEXT,
  numberText,
  parseEntry,
  type Entry,
} from './entry'
export { massOf, thickness_mm, totalThickness_mm } from './measure'
export {
  componentLetter,
  kindLabel,
  nameOf,
  orientation,
  STRUCTURE_TYPE_LABELS,
  type Orientation,
} from './names'
export { canMove, move, moveTo } from './move'
export { NUMBER_KEYS, type NumberKey } from './number-field'
export { paste } from './paste'
export { placesOf } from './place'
export {
  propertiesOf,
  SWITCH_KEYS,
  type NumberRow,
  type PropertyRow,
  type SwitchKey,
  type SwitchRow,
  type TextRow,
} from './property-row'
export { PROPERTY_TABLE, type NumberProperty } from './property-table'
export { resultOf, RULES, type Rule, type RuleBreak } from './rule-break'
export { clearInsulation, selectInsulation, selectProduct } from './select-product'
export { setProperty, type EntryFault, type PropertyValue } from './set-property'
export { template } from './template'
export { fromWire, toWire } from './wire/structure'
export { kindOf, productTypeOf, type WireFault } from './wire/vocabulary'
