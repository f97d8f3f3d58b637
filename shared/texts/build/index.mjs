export {
  CATALOGUE,
  compileCatalogue,
  DEFINITION,
  groupOf,
  javascriptOf,
  readCatalogue,
  withFetchedLanguages,
  withLanguages,
} from './catalogue.mjs'
export { textsPlugin } from './esbuild-plugin.mjs'
export {
  LANGUAGES_FOLDER,
  offeredLanguages,
  otherLanguages,
  partOf,
  PSEUDO,
  translationFile,
} from './languages.mjs'
export { pageInLanguage, textsOfPage } from './pages.mjs'
