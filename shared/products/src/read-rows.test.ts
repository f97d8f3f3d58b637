import { parse } from 'csv-parse/sync'
import { fileProductOf, writeRows } from './write-rows'
import { ownContentOf } from './read-product'
import { readRows } from './read-rows'
import { rowsOfCsv } from './rows-of-csv'

const HEADS =
  'manufacturer,type,name,material,structures,thickness [mm],density [kg/m³],modulusOfElasticity [MPa],dampingCoefficient'
const ROW = 'Nordgips,Panel,Fire board 15,Gypsum,LightweightFrameWall,15,830,2900,0.025'

function read(text: string) {
  const table = rowsOfCsv(text, parse)
  if (!table.ok) return table
  const { rows, delimiter } = table.value
  return readRows(rows, { hasDecimalCommas: delimiter !== ',', isOwn: true, most: 5000 })
}
function faults(text: string) {
  const reading = read(text)
  return reading.ok ? [] : reading.faults.map(({ line, field, message }) => [line, field, message])
}
const withCell = (from: string, to: string) => `${HEADS}\n${ROW.replace(from, to)}`

test('[BEY-09] what is written is read again as it was, with source, price and carbon', () => {
  const first = read(withCell('15,830', '15,830'))
  if (!first.ok || first.value[0] === undefined) throw new Error('The row is right')
  const content = {
    ...ownContentOf(first.value[0]),
    source: { origin: 'measured' as const, document: 'Report, 12', page: '4', date: '2026-03-31' },
    price: 11.9,
    carbon: { value: 220, per: 'm3' as const },
  }
  const rows = writeRows([fileProductOf(content)], { withDeclarations: true })
  const again = readRows(
    rows.map((texts, at) => ({ line: at + 1, texts })),
    { hasDecimalCommas: false, isOwn: true },
  )
  expect(again.ok && again.value.map(ownContentOf)).toEqual([content])
})

test('[BEY-09] units in the cells, a byte order mark, semicolons and decimal commas are read', () => {
  const text = `\uFEFF${HEADS}\n${ROW}`.replaceAll(',', ';').replace('15;830', '12,5 mm;830 kg/m3')
  const reading = read(text)
  expect(reading.ok && reading.value[0]?.content.values).toMatchObject({ thickness: 12.5, density: 830 })
})

test.each([
  ['35,2 dB in another unit', '830', '"35,2 dB"', 'density', /"35,2 dB"; enter a number from 5 to 12000/],
  ['a letter', '830', '83O', 'density', /"83O"/],
  ['NaN', '830', 'NaN', 'density', /"NaN"/],
  ['a formula', '830', '=1+1', 'density', /a formula is not read/],
  ['a command', '830', "=cmd|' /C calc'!A0", 'density', /a formula is not read/],
  ['a command as a name', 'Fire board 15', "-2+3+cmd|' /C calc'!A0", 'name', /a formula is not read/],
  ['thousands', '2900', '"2,900"', 'modulusOfElasticity', /read in two ways/],
  ['a loss factor above 1', '0.025', '2.5', 'dampingCoefficient', /enter a number from 0.0001 to 1/],
  ['the common maker', 'Nordgips', 'Generic', 'manufacturer', /common catalogue/],
  ['nothing', '830', '', 'density', /density \[kg\/m³\] is missing/],
])('[BEY-09] %s is a fault with line and column', (_, from, to, field, message) => {
  const [fault] = faults(withCell(from, to))
  expect(fault?.slice(0, 2)).toEqual([2, field])
  expect(fault?.[2]).toMatch(message)
})

test('[BEY-09] a second table, a merged row and the same product twice are said with their lines', () => {
  expect(faults(`${HEADS}\n${ROW}\n${HEADS}\n${ROW}`)).toContainEqual([
    3,
    undefined,
    expect.stringContaining('second table'),
  ])
  expect(faults(`${HEADS}\nNordgips`)).toEqual([[2, undefined, 'The line has 1 cells, the heads are 9.']])
  expect(faults(`${HEADS}\n${ROW}\n${ROW}`)).toEqual([
    [3, 'name', '"Fire board 15" stands in line 2 already.'],
  ])
  expect(faults('')).toEqual([[1, undefined, 'The file is empty.']])
  expect(faults(HEADS)).toEqual([[1, undefined, 'There is no product below the heads.']])
  expect(faults(`${HEADS}\n"${ROW}`)).toEqual([
    [2, undefined, 'This is no CSV: a quotation mark is not closed, or stands where none can be.'],
  ])
})
