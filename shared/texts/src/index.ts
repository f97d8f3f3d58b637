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
export { keptName, searchText } from './names'
export type { ElementsOf, ParamsOf } from './message'
export { spreadsheetText } from './spreadsheet-text'
