import type { OwnProductContent } from '@soundleaf/contracts'
import type { Entry } from '../list/entry'
import { mappingOf } from './mapping'
import { columnName, fileOf, previewOf } from './preview'
import type { Table } from './read-file'

const BOARD: OwnProductContent = {
  type: 'Panel',
  name: 'Fire board 15',
  manufacturer: 'Nordgips',
  material: 'Gypsum',
  category: null,
  supportedStructures: ['Wall', 'LightweightFrameWall'],
  values: { thickness: 15, density: 830, modulusOfElasticity: 2900, dampingCoefficient: 0.025 },
  source: { origin: 'estimated', document: '', page: '', date: '' },
  price: null,
  carbon: null,
}
const entry = (keptBy: Entry['keptBy']): Entry => ({
  id: keptBy,
  keptBy,
  version: 1,
  content: { ...BOARD, manufacturer: keptBy === 'own' ? 'Nordgips' : 'Generic' },
  saved: null,
})
const table = (...rows: string[]): Table => ({
  fileName: 'a.csv',
  sheet: null,
  isHidden: false,
  merged: [],
  hasDecimalCommas: true,
  rows: ['Product;Thickness (mm);Density;Modulus of elasticity;Damping', ...rows].map((row, at) => ({
    line: at + 1,
    texts: row.split(';'),
  })),
})
const DEFAULTS = { type: 'Panel', material: 'Gypsum', manufacturer: 'Nordgips' } as const
const preview = (given: Table) =>
  previewOf(given, mappingOf(given), DEFAULTS, [entry('generic'), entry('own')], 'own')

test('[BEY-09] heads as people write them are known', () => {
  expect(mappingOf(table())).toEqual([
    'name',
    'thickness',
    'density',
    'modulusOfElasticity',
    'dampingCoefficient',
  ])
})

test('[BEY-09] each line says whether it is new, the next version, or as it is', () => {
  const { faults, lines } = preview(
    table('Fire board 15;15;830;2900;0,025', 'Fire board 18;18 mm;830 kg/m³;2900;0,025'),
  )
  expect(faults).toEqual([])
  expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'same'],
    [3, 'new'],
  ])
  expect(preview(table('Fire board 15;15;840;2900;0,025')).lines[0]?.outcome).toBe('changes')
})

test('[BEY-09] a fault names its line and the column as a spreadsheet does; then nothing is imported', () => {
  const { faults, lines } = preview(table('A;15;83O;2900;0,025', 'B;15;830;2900;2,5'))
  expect(lines).toEqual([])
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 'C'],
    [3, 'E'],
  ])
})

test('[BEY-09] a merged cell, a second table and too many lines are said', () => {
  expect(preview(table(';15;830;2900;0,025')).faults[0]).toMatchObject({ line: 2, column: 'A' })
  const heads = 'Product;Thickness (mm);Density;Modulus of elasticity;Damping'
  expect(preview(table('A;15;830;2900;0,025', heads)).faults[0]?.message).toContain('second table')
  const many = table(...Array.from({ length: 5001 }, (_, at) => `B ${at};15;830;2900;0,025`))
  expect(preview(many).faults).toHaveLength(1)
})

test('[BEY-09] merged cells are told by the first of them, but for those above the table', () => {
  const given = { ...table('A;15;830;2900;0,025', 'B;15;830;2900;0,025'), merged: ['D2:D3'] }
  expect(preview(given).faults.map(({ line, column }) => [line, column])).toEqual([[2, 'D']])
  const below = { ...given, rows: given.rows.map((row) => ({ ...row, line: row.line + 4 })) }
  expect(preview(below).faults).toEqual([])
})

test('[BEY-09] 5000 lines are previewed, and the file that is sent has all of them', () => {
  const many = table(...Array.from({ length: 5000 }, (_, at) => `B ${at};15;830;2900;0,025`))
  const { lines } = preview(many)
  expect(lines).toHaveLength(5000)
  expect(fileOf(lines.map(({ content }) => content)).split('\n')).toHaveLength(5001)
})

test('columns are called as spreadsheets do', () => {
  expect([0, 25, 26, 27].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB'])
})
