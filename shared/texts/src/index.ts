export type { Catalogue, Catalogues } from './catalogues'
export { defineTexts } from './define-texts'
export type { Texts, Translate } from './define-texts'
export {
  compareNames,
  formatClock,
  formatDateAndClock,
  formatDayAndClock,
  formatList,
  formatNumber,
  formatPlain,
  formatSigned,
  withUnit,
} from './formats'
export { languageInUse, loadTexts, withTexts } from './language'
export { cutText, textLength } from './length'
export { keptName, searchText } from './names'
export type { ElementsOf, ParamsOf } from './message'
export { spreadsheetText } from './spreadsheet-text'
