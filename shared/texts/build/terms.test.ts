import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../src/languages'
import { englishCatalogues, translationOf } from './translations'

const [, ...OTHERS] = LANGUAGES

/** The rows of docs/terms.md: the words by language, and the texts that must have them. */
const ROWS = readFileSync(join(__dirname, '../../../docs/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return {
      concept: cells[1] ?? '',
      /** A word of which we are not sure has a question mark behind it. */
      words: OTHERS.map((language, at) => [language, (cells[at + 2] ?? '').replace(/ \?$/, '')] as const),
      texts: [...(cells[7] ?? '').matchAll(/`([\w-]+) ([^`]+)`/g)].map(([, part = '', key = '']) => ({
        part,
        key,
      })),
    }
  })

test('[BEY-12] the list of terms has a word for each concept in each language', () => {
  expect(ROWS.length).toBeGreaterThan(30)
  for (const { concept, words, texts } of ROWS) {
    expect(concept).not.toBe('')
    expect(words.filter(([, word]) => word === '')).toEqual([])
    expect(texts.length).toBeGreaterThan(0)
  }
})

test('[BEY-12] the catalogues say what the list of terms says', () => {
  const english = englishCatalogues()
  const astray = ROWS.flatMap(({ concept, words, texts }) =>
    [['en', concept] as const, ...words].flatMap(([language, word]) =>
      texts.flatMap(({ part, key }) => {
        const text = language === 'en' ? english.get(part)?.[key] : translationOf(language, part)[key]
        const has = text !== undefined && text.toLowerCase().includes(word.toLowerCase())
        return has ? [] : [`${language} ${part} "${key}" has no "${word}": ${text}`]
      }),
    ),
  )
  expect(astray).toEqual([])
})
