import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { pseudoMessage, pseudoText } from './pseudo.mjs'

/** A folder for each language that English is translated to, in it `part.json` for each part. */
export const LANGUAGES_FOLDER = join(import.meta.dirname, '../../../languages')

/** English made longer, for tests. */
export const PSEUDO = 'en-XA'

/** The files of a part's texts: its catalogue, and what defines how catalogues are loaded. */
export const TEXTS_FILE = /[\\/]texts[\\/](?:en|index)\.ts$/
export const CATALOGUE_FILE = /[\\/]texts[\\/]en\.ts$/

/** What is spoken besides English. */
export function otherLanguages() {
  return [PSEUDO, ...foldersOf(LANGUAGES_FOLDER)]
}

function foldersOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** `mf-auth/src/texts/en.ts` → `mf-auth`, `shared/ui/src/texts/en.ts` → `ui`. */
export function partOf(catalogueFile) {
  const owner = dirname(dirname(catalogueFile))
  return basename(basename(owner) === 'src' ? dirname(owner) : owner)
}

/** Where a part's texts of a language stand. */
export const translationFile = (language, part) => join(LANGUAGES_FOLDER, language, `${part}.json`)

/**
 * Compiles a part's catalogue to a module, so that no parser runs in a browser. What a translation lacks stays English,
 * and what English does not have is an error.
 */
export function compileCatalogue(english, { language = 'en', part }) {
  const messages = language === 'en' || language === PSEUDO ? english : translated(english, language, part)
  const isPseudo = language === PSEUDO
  const compiled = Object.entries(messages).map(([key, message]) => {
    const tokens = compileMessageOrThrow(message, isPseudo ? pseudoText : undefined)
    return [key, isPseudo ? pseudoMessage(tokens) : tokens]
  })
  return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
}

function translated(english, language, part) {
  const file = translationFile(language, part)
  const texts = JSON.parse(readFileSync(file, 'utf8'))
  const foreign = Object.keys(texts).filter((key) => !(key in english))
  if (foreign.length > 0)
    throw new Error(`${file} has texts that English does not have: ${foreign.join(', ')}.`)
  return { ...english, ...texts }
}

/** The object that a catalogue's JavaScript exports. It imports nothing. */
export async function evaluateCatalogue(javascript) {
  const { default: messages } = await import(`data:text/javascript,${encodeURIComponent(javascript)}`)
  return messages
}
