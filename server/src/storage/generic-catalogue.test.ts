import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERIC_MANUFACTURER_NAME } from '@soundleaf/contracts'
import { questionsOf } from '@soundleaf/products'
import { readCatalogue } from '../catalogue-file/read-catalogue'
import { CATALOGUE_FOLDER } from '../testing/test-application'

const ROWS = readdirSync(CATALOGUE_FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) => {
    const reading = readCatalogue(readFileSync(join(CATALOGUE_FOLDER, name), 'utf8'), 'csv')
    if (!reading.ok) throw new Error(reading.faults.map(({ message }) => message).join('\n'))
    return reading.value
  })
const GENERIC = ROWS.filter(({ manufacturer }) => manufacturer === GENERIC_MANUFACTURER_NAME)

test('[BEY-09] the generic catalogue has at least 250 products, each with its source', () => {
  expect(GENERIC.length).toBeGreaterThanOrEqual(250)
  const without = GENERIC.filter(({ declaration }) => declaration.source.document === '')
  expect(without.map(({ content }) => content.name)).toEqual([])
  const names = GENERIC.map(({ content }) => `${content.type} ${content.name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('[BEY-09] no value of it is questioned by the rules that question a person’s', () => {
  const questions = GENERIC.flatMap(({ content }) =>
    questionsOf(content).map(({ message }) => `${content.name}: ${message}`),
  )
  expect(questions).toEqual([])
})

/** The groups that handbooks name, each with a name that only one of it has. */
test.each([
  'Plasterboard F, fire, 12.5',
  'Gypsum fibre GF 12.5',
  'Cement board',
  'OSB/3 18',
  'Plywood of birch, 18',
  'Particle board P5, 19',
  'CLT 3 plies 90',
  'CLT 7 plies 210',
  'Glulam slab GL 24h 120',
  'LVL slab 100',
  'Clay brick HD 1800',
  'Clay block LD 800',
  'Calcium silicate unit 2000',
  'AAC 500',
  'Concrete C30/37',
  'Lightweight concrete LC 1600',
  'Hollow-core slab 320',
  'Cement screed CT 65',
  'Sand fill 60',
  'Stone wool impact layer 30, s′ 10',
  'Covering of ΔLw 22 dB',
  'Float glass 8',
  'Laminate 44.2',
  'Steel sheet 0.75',
  'Aluminium sheet 2',
  'Stone wool 45 kg/m³, 100',
])('[BEY-09] there is %s', (name) => {
  expect(GENERIC.filter(({ content }) => content.name === name)).toHaveLength(1)
})

test('[BEY-12] every generic product and its category have a name in the other languages', () => {
  const file = join(CATALOGUE_FOLDER, '../../languages/de/construction-generic-names.json')
  const names = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  const called = GENERIC.flatMap(({ content }) => [
    content.name,
    ...(content.category ? [content.category] : []),
  ])
  const patterns = called.map((name) => name.replace(/\d+(?:\.\d+)?/g, '#'))
  expect(patterns.filter((pattern) => !(pattern in names))).toEqual([])
})
