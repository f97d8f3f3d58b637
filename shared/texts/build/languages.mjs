import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A folder for each language that English is translated to, and in it `part.json` for each part. */
export const LANGUAGES_FOLDER = join(import.meta.dirname, '../../../languages')

/** English made longer, for tests. */
export const PSEUDO = 'en-XA'

/** What is offered besides English. */
export function offeredLanguages(folder = LANGUAGES_FOLDER) {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** What is spoken besides English. */
export const otherLanguages = (folder = LANGUAGES_FOLDER) => [PSEUDO, ...offeredLanguages(folder)]

/**
 * The part to which a catalogue belongs: `shared/ui/src/texts/en.ts` → `ui`, `mf-results/src/texts/rooms/en.ts` →
 * `mf-results-rooms`, for two may have a folder of one name.
 */
export function partOf(catalogueFile) {
  const folder = dirname(catalogueFile)
  const texts = basename(folder) === 'texts' ? folder : dirname(folder)
  const owner = dirname(texts)
  const name = basename(basename(owner) === 'src' ? dirname(owner) : owner)
  return texts === folder ? name : `${name}-${basename(folder)}`
}

/** Where a part's texts of another language stand. */
export const translationFile = (language, part, folder = LANGUAGES_FOLDER) =>
  join(folder, language, `${part}.json`)

/** English with what is translated of it; a text that English does not have is an error. */
export function translated(english, file) {
  if (!existsSync(file)) return english
  const texts = JSON.parse(readFileSync(file, 'utf8'))
  const foreign = Object.keys(texts).filter((key) => !(key in english))
  if (foreign.length > 0) throw new Error(`${file} has texts that English does not: ${foreign.join(', ')}.`)
  return { ...english, ...texts }
}
