export { add, addable, type Addable } from './add'
export { canDuplicate, canRemove, duplicate, remove } from './arrange'
export { blank } from './blank'
export { check } from './check'
export * from './construction'
export { isFixed, isSingleMassiveElement, partsOf } from './core'
export { constructionDifferences, differences, differingLayers, type Difference } from './differences'
export {
  invalidEntryText,
  numberText,
  parseEntry,
  type Entry,
} from './entry'
export {
  FRAME_TYPE_FACTS,
  type BelowDeck,
  type FrameBuild,
  type FrameTypeFacts,
  type JoistCeiling,
} from './frame-types'
export { genericProductOf } from './generic-product'
export { gasField, interlayerField, isGlass } from './glazing'
export { bareMassOf, fillMassOf, massOf, totalMass_kgm2 } from './mass'
export { isFilled, THINNEST_SLAB_MM, thickness_mm, totalThickness_mm } from './measure'
export {
  flankingLabel,
  componentLetter,
  distinctNames,
  insulationLabel,
  insulationName,
  kindLabel,
  nameOf,
  orientation,
  productTypeLabel,
  structureTypeLabel,
  templateLabel,
  type Orientation,
} from './names'
export { canMove, move, moveTo } from './move'
export { nominalSize } from './nominal-size'
export { paste } from './paste'
export { placesOf } from './place'
export {
  CHOICE_KEYS,
  NUMBER_KEYS,
  numbersOf,
  RANGE_KEYS,
  schemaKeysOf,
  SWITCH_KEYS,
  type ChoiceKey,
  type NumberKey,
  type NumberProperty,
  type SchemaKey,
  type SwitchKey,
  type WordKey,
} from './property'
export { PROPERTY_SCHEMA } from './property-schema'
export type { PropertySpec } from './property-spec'
export { carbonOf, costOf, type PartSum, type Products } from './product-sums'
export { productOriginOf, sourceText, type ProductOrigin } from './product-origin'
export {
  propertiesOf,
  type NumberRow,
  type PropertyRow,
  type SwitchRow,
  type TextRow,
  type WordRow,
  wordText,
} from './property-row'
export {
  isUnfinished,
  resultOf,
  ruleOf,
  type ConstructionBreak,
  type Rule,
  type RuleBreak,
  type Unfinished,
  type WireFault,
} from './rule-break'
export {
  flankLiningLabel,
  flankMaterialLabel,
  junctionLabel,
  openingLabel,
  roomEdgeName,
  roomEdgeText,
  roomOpeningText,
  roomPathName,
} from './room-names'
export { ruleText } from './rule-text'
export { genericName } from './texts/generic-names'
export { MAX_NAME, rename } from './rename'
export { clearInsulation, selectInsulation, selectProduct } from './select-product'
export { setProperty, type PropertyValue } from './set-property'
export { namedTemplate, template } from './template'
export { finish, unfinished } from './unfinished'
export { varied, type Choice, type Varied } from './varied'
export { MOST_OF_ONE, type Variation } from './variation'
export { isWindow } from './window'
export { constructionOf } from './wire/construction-of'
export { fromWire, toWire } from './wire/structure'
export { kindOf, productTypeOf } from './wire/vocabulary'
