import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { transform } from 'esbuild'
import { partOf, PSEUDO, translated, translationFile } from './languages.mjs'
import { pseudoMessage, pseudoText } from './pseudo.mjs'

/** A part's catalogue in English, and the file that defines how its catalogues are loaded. */
export const CATALOGUE = /[\\/]texts[\\/](?:[\w-]+[\\/])?en\.ts$/
export const DEFINITION = /[\\/]texts[\\/](?:(?!src[\\/])[\w-]+[\\/])?index\.ts$/

const ENGLISH_ONLY = /\ben:\s*\(\)\s*=>\s*import\((['"])\.\/en\1\)/

/**
 * Adds the other languages to `{ en: () => import('./en') }`; the texts of a bundle are one file for each language, but for
 * those of a group, which stand in a folder of their own and come with the views that show them.
 */
export function withLanguages(definition, languages, group = '') {
  const chunk = group === '' ? 'texts' : `${group}-texts`
  const loads = ['en', ...languages].map(
    (language) =>
      `'${language}': () => import(/* webpackChunkName: "${chunk}-${language}" */ './en${language === 'en' ? '' : `?language=${language}`}')`,
  )
  return replaced(definition, loads)
}

/** The group of a remote's definition; empty where it is of the texts that are always needed. */
export const groupOf = (file) =>
  /[\\/]mf-[\w-]+[\\/]src[\\/]texts[\\/]([\w-]+)[\\/]index\.ts$/.exec(file)?.[1] ?? ''

/** The same for a bundle that is one file, with English in it: the other languages are fetched as data. */
export function withFetchedLanguages(definition, languages, part) {
  const loads = languages.map((language) => `'${language}': () => fetchedTexts('${part}', '${language}')`)
  const english = "'en': () => import('./en')"
  return `import { fetchedTexts } from '@soundleaf/texts'\n${replaced(definition, [english, ...loads])}`
}

function replaced(definition, loads) {
  if (!ENGLISH_ONLY.test(definition))
    throw new Error("A catalogue is defined as { en: () => import('./en') }.")
  return definition.replace(ENGLISH_ONLY, loads.join(', '))
}

/**
 * Makes a catalogue's JavaScript a module of compiled messages in a language, so that no parser runs in a browser.
 * A catalogue imports nothing.
 */
export async function compileCatalogue(javascript, { file, language = 'en' }) {
  const messages = inLanguage(await exportedBy(javascript), file, language)
  // What says itself needs no entry.
  const compiled = Object.entries(messages)
    .filter(([key, message]) => key !== message)
    .map(([key, message]) => [key, compiledMessage(message, language)])
  return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
}

/** A catalogue as it is written: for a page that has words before any code of it runs. */
export const readCatalogue = async (file, language = 'en') =>
  inLanguage(await exportedBy(await javascriptOf(file)), file, language)

const inLanguage = (english, file, language) =>
  language === 'en' || language === PSEUDO
    ? english
    : translated(english, translationFile(language, partOf(file)))

/** A catalogue without its types. */
export async function javascriptOf(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' })
  return code
}

async function exportedBy(javascript) {
  const { default: english } = await import(`data:text/javascript,${encodeURIComponent(javascript)}`)
  return english
}

const compiledMessage = (message, language) =>
  language === PSEUDO
    ? pseudoMessage(compileMessageOrThrow(message, pseudoText))
    : compileMessageOrThrow(message)
