export type { Catalogue, Catalogues } from './catalogues'
export { defineNames } from './define-names'
export { defineTexts } from './define-texts'
export type { Texts, Translate } from './define-texts'
export {
  compareNames,
  decimalSign,
  formatClock,
  formatDateAndClock,
  formatDayAndClock,
  formatList,
  formatNumber,
  formatPlain,
  formatSigned,
  insideSentence,
  withUnit,
} from './formats'
export { languageInUse, loadTexts, withTexts } from './language'
export { LANGUAGES, languageName, languageOf } from './languages'
export type { Language } from './languages'
export { cutText, textLength } from './length'
export { fetchedTexts, textsBeside } from './fetched-texts'
export { isInches } from './inches'
export { keptName, searchText } from './names'
export { readNumber, rounded } from './numbers'
export {
  fieldIn,
  fixedIn,
  formatQuantity,
  massNumber,
  numberIn,
  notationIn,
  orEnd,
  readQuantity,
  shownValue,
  signedIn,
  unitSize,
  type Notation,
} from './quantities'
export type { ElementsOf, ParamsOf } from './message'
export { spreadsheetText } from './spreadsheet-text'
export { lengthSteps, measureIn, UNIT_SYSTEMS, unitName, unitsInUse, type UnitSystem } from './units'
