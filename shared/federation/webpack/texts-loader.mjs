import {
  compileCatalogue,
  DEFINITION,
  groupOf,
  LANGUAGES_FOLDER,
  partOf,
  translationFile,
  withFetchedLanguages,
  withLanguages,
} from '@soundleaf/texts/build'

/** Compiles the catalogues of the parts, and adds to their definitions the languages of the option. */
export default function textsLoader(source) {
  const file = this.resourcePath
  // A language that is new makes what was built before stale.
  this.addContextDependency(LANGUAGES_FOLDER)
  if (DEFINITION.test(file)) {
    const { languages, areFetched } = this.getOptions()
    return areFetched
      ? withFetchedLanguages(source, languages, partOf(file))
      : withLanguages(source, languages, groupOf(file))
  }
  const language = new URLSearchParams(this.resourceQuery).get('language') ?? 'en'
  this.addDependency(translationFile(language, partOf(file)))
  const done = this.async()
  compileCatalogue(source, { file, language }).then((code) => done(null, code), done)
  return undefined
}
