import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../src/languages'
import { TRANSLATIONS } from './translations'

interface Row {
  readonly country: string
  readonly use: string
  readonly class?: string
}

const ROWS = join(TRANSLATIONS, '../mf-results/src/requirements/requirement-rows.data.json')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '[BEY-12] every country, use and class of requirements has a name: %s',
  (language) => {
    const names = read(join(TRANSLATIONS, language, 'mf-results-requirement-names.json')) as object
    // Walls and floors of a use share its name.
    const used = (read(ROWS) as readonly Row[]).flatMap(({ country, use, class: name = '' }) => [
      ...[country, use.replace(/, impact$/, ''), name],
    ])
    // Letters and numbers of classes, and the standard that is listed as a country, are the same everywhere.
    const called = [...new Set(used)].filter((name) => !/^(?:[A-F]?|ISO|SSt I+)$/.test(name))
    const patterns = called.map((name) => name.replace(/\d+(?:\.\d+)?/g, '#'))
    expect(patterns.filter((pattern) => !(pattern in names))).toEqual([])
  },
)
