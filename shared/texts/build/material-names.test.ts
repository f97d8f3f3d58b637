import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../src/languages'
import { TRANSLATIONS } from './translations'

const read = (file: string) =>
  JSON.parse(readFileSync(join(TRANSLATIONS, file), 'utf8')) as Readonly<Record<string, string>>

test('[BEY-12, BEY-13] every material of the measured constructions is called by a name that has all languages', () => {
  const data = join(TRANSLATIONS, '../engine/src/evidence/measured-constructions.data.json')
  const named = readFileSync(data, 'utf8').matchAll(/"name": ?"([^"]+)"/g)
  const sources = new Set([...named].map(([, name = '']) => name))
  expect(sources.size).toBeGreaterThan(40)
  const names = read('../mf-results/src/measured/material-names.data.json')
  expect([...sources].filter((source) => source !== 'OSB' && names[source] === undefined)).toEqual([])
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const called = read(`${language}/construction-generic-names.json`)
    expect(Object.values(names).filter((name) => name !== 'OSB' && called[name] === undefined)).toEqual([])
  }
})
