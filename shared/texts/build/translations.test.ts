import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow, type CompiledMessageToken } from '@lingui/message-utils/compileMessage'
import { LANGUAGES } from '../src/languages'
import { LEFT_IN_ENGLISH, SPELLED_ALIKE } from './spelled-alike'
import { englishCatalogues, TRANSLATIONS, translationOf } from './translations'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const ENGLISH = englishCatalogues()

/** Every text beside its English: `mf-auth login.title`. */
function pairs(language: string) {
  return [...ENGLISH].flatMap(([part, english]) => {
    const texts = translationOf(language, part)
    return Object.entries(english).map(([key, original]) => ({
      name: `${language}/${part}.json "${key}"`,
      original,
      text: texts[key],
    }))
  })
}

interface Parts {
  /** `name`, and for a choice between cases `name plural`. */
  readonly params: Set<string>
  readonly tags: Set<string>
  /** The cases of each plural. */
  readonly plurals: (readonly string[])[]
  /** The words of each `select`, with its parameter. */
  readonly selects: Set<string>
  /** The text without parameters and elements. */
  plain: string
}

function partsOf(message: string): Parts {
  const parts: Parts = { params: new Set(), tags: new Set(), plurals: [], selects: new Set(), plain: '' }
  walk(compileMessageOrThrow(message), parts)
  return parts
}

function walk(tokens: readonly CompiledMessageToken[], parts: Parts): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\w+>/g)) parts.tags.add(tag)
      parts.plain += ` ${token.replace(/<\/?\w+>/g, ' ')}`
      continue
    }
    const [param, kind, cases] = token
    parts.params.add(kind === undefined ? param : `${param} ${kind}`)
    if (typeof cases !== 'object' || cases === null) continue
    const words = Object.keys(cases).filter((word) => word !== 'offset')
    if (kind === 'plural') parts.plurals.push(words)
    if (kind === 'select') for (const word of words) parts.selects.add(`${param}: ${word}`)
    for (const word of words) {
      const inner = (cases as Readonly<Record<string, string | CompiledMessageToken[]>>)[word] ?? ''
      walk(typeof inner === 'string' ? [inner] : inner, parts)
    }
  }
}

/** Words that none of the other languages has. */
const ENGLISH_WORDS = ['the', 'and', 'of', 'with', 'your', 'you', 'this', 'which', 'cannot', 'from', 'are']

const sorted = (values: Iterable<string>) => [...values].sort().join(', ')
/** Units, and symbols of standards, are no words. */
const words = (plain: string) =>
  plain
    .replace(/\b(?:dB|Hz|kHz|kg|mm|MN|MPa|GPa|px|MB|kB|CSV|TSV|XLSX|PDF|ISO|ASTM|UTC)\b/g, '')
    .match(/\p{L}{2,}/gu) ?? []

/** The sign that ends a sentence, or a space at either end. An abbreviation as `no.` ends none. */
const edgeOf = (text: string): string =>
  /^\s|\s$|[:…?!.]$/.exec(text.replace(/\b(no|nr|nro|pr|pred|ber)\.$/i, '$1'))?.[0] ?? ''

test('[BEY-12] the languages that are offered are those that are translated', () => {
  const folders = readdirSync(TRANSLATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...OTHERS].sort())
})

describe.each(OTHERS)('%s', (language) => {
  test('[BEY-12] no text is missing, and none is left over', () => {
    expect(
      pairs(language).flatMap(({ name, text }) => (text === undefined ? [`${name} is missing`] : [])),
    ).toEqual([])
    const foreign = readdirSync(join(TRANSLATIONS, language)).flatMap((file) => {
      const english = ENGLISH.get(file.replace('.json', ''))
      if (english === undefined) return [`${language}/${file} belongs to no part`]
      const keys = Object.keys(translationOf(language, file.replace('.json', '')))
      return keys
        .filter((key) => !(key in english))
        .map((key) => `${language}/${file} "${key}" is not in English`)
    })
    expect(foreign).toEqual([])
  })

  test('[BEY-12] parameters, elements and choices are those of English', () => {
    const different = pairs(language).flatMap(({ name, original, text = original }) => {
      const [wanted, given] = [partsOf(original), partsOf(text)]
      const faults = (['params', 'tags', 'selects'] as const).filter(
        (what) => sorted(wanted[what]) !== sorted(given[what]),
      )
      return faults.map(
        (what) => `${name}: ${what} ${sorted(given[what])} instead of ${sorted(wanted[what])}`,
      )
    })
    expect(different).toEqual([])
  })

  test.each(['construction-generic-names', 'mf-results-requirement-names'])(
    '[BEY-12] %s have all of their numbers',
    (part) => {
      const numbers = (text: string) => text.split('#').length - 1
      const names = Object.entries(translationOf(language, part))
      expect(names.filter(([english, name]) => numbers(english) !== numbers(name))).toEqual([])
    },
  )

  test('[BEY-12] every plural has each form that the language needs', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const lacking = pairs(language).flatMap(({ name, original, text = original }) =>
      partsOf(text).plurals.flatMap((cases) =>
        // What takes `=1` for itself, which is compiled as `1`, needs no form for one.
        pluralCategories
          .filter((form) => !cases.includes(form) && !(form === 'one' && cases.includes('1')))
          .map((form) => `${name} lacks "${form}"`),
      ),
    )
    expect(lacking).toEqual([])
  })

  test('[BEY-12] no text is left in English', () => {
    const alike: readonly string[] = SPELLED_ALIKE[language]
    const left = pairs(language).flatMap(({ name, original, text = original }) => {
      const { plain } = partsOf(text)
      const isSame = text === original && words(plain).some((word) => !alike.includes(word))
      const english = words(plain).filter((word) => ENGLISH_WORDS.includes(word.toLowerCase()))
      if (LEFT_IN_ENGLISH.includes(original)) return []
      return isSame || english.length > 0 ? [`${name} is English: ${text}`] : []
    })
    expect(left).toEqual([])
  })

  test('[BEY-12] a sentence ends as it does in English, and no space at an edge is lost', () => {
    const different = pairs(language).flatMap(({ name, original, text = original }) =>
      edgeOf(original) === edgeOf(text) ? [] : [`${name} ends otherwise: ${text}`],
    )
    expect(different).toEqual([])
  })
})
