import { interpret } from './reading'
import { placeKey, readTable } from './table'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
const VALUES = [38.8, 43.9, 49.6, 54.2, 57.8, 61, 63.7, 65.4, 66.3, 67.3, 68.3, 68.8, 68.9, 64.8, 62.7, 63.3]
const CURVE = SIXTEEN.map((band, at) => ({ band, value: VALUES[at] }))

const comma = (value: number) => value.toFixed(1).replace('.', ',')
const point = (value: number) => value.toFixed(1)
const lines = (line: (band: number, value: number) => string) =>
  SIXTEEN.map((band, at) => line(band, VALUES[at] ?? 0)).join('\n')
const read = (text: string) => interpret(readTable(text))

const wide = (bands: readonly string[], values: readonly string[], mark: string) =>
  `${bands.join(mark)}\n${values.join(mark)}`
const spaced = SIXTEEN.map((band) =>
  band < 1000 ? `${band}` : `${String(band)[0] ?? ''} ${String(band).slice(1)}`,
)

test.each([
  ['columns of Excel with a decimal comma', lines((band, value) => `${band}\t${comma(value)}`)],
  ['columns of Excel with a heading', `Frequency\tR\nHz\tdB\n${lines((b, v) => `${b}\t${point(v)}`)}`],
  ['rows of LibreOffice', wide(SIXTEEN.map(String), VALUES.map(comma), '\t')],
  [
    'rows of LibreOffice with headings',
    wide(['f in Hz', ...SIXTEEN.map(String)], ['R in dB', ...VALUES.map(comma)], '\t'),
  ],
  ['lines of a PDF', lines((band, value) => `${band} ${comma(value)}`)],
  ['lines of a PDF with units', lines((band, value) => `${band} Hz   ${comma(value)} dB`)],
  ['rows of a PDF with 1 000', wide(spaced, VALUES.map(point), ' ')],
  ['a CSV file with semicolons', `f;R\r\n${lines((b, v) => `${b};${comma(v)}`).replaceAll('\n', '\r\n')}`],
  ['a CSV file with commas', `f,R\n${lines((b, v) => `${b},${point(v)}`)}`],
  ['a CSV file with commas and quotes', lines((b, v) => `"${b}","${point(v)}"`)],
  ['commas between whole bands and values with spaces', lines((b, v) => `${b}, ${point(v)}`)],
  ['a table of a wiki', lines((b, v) => `| ${b} | ${point(v)} |`)],
  ['kilohertz', lines((b, v) => `${b < 1000 ? `${b} Hz` : `${b / 1000} kHz`}\t${point(v)}`)],
  ['a mark of a byte order', `\ufeff${lines((b, v) => `${b}\t${point(v)}`)}`],
  ['a remark below', `${lines((b, v) => `${b}\t${point(v)}`)}\nRw = 63 dB by ISO 717-1`],
])('[BEY-01] %s are read', (_what, text) => {
  const { values, faults } = read(text)
  expect(faults).toEqual([])
  expect(values).toEqual(CURVE)
})

test.each([
  ['one a line', VALUES.map(comma).join('\n')],
  ['one line with spaces', VALUES.map(comma).join(' ')],
  ['one line with semicolons', VALUES.map(comma).join('; ')],
  ['one line with commas', VALUES.map(point).join(', ')],
  ['one row of Excel', VALUES.map(comma).join('\t')],
  [
    'broken over lines',
    `${VALUES.slice(0, 6).map(point).join(' ')}\n${VALUES.slice(6).map(point).join(' ')}`,
  ],
])(
  '[BEY-01] 16 values without frequencies, %s, are of 100 to 3150 Hz until another range is chosen',
  (_how, text) => {
    const { values, range, ranges } = read(text)
    expect(range).toBe('100–3150')
    expect(ranges.map(({ id }) => id)).toContain('125–4000')
    expect(values).toEqual(CURVE)
    const chosen = interpret(readTable(text), { range: '125–4000' })
    expect(chosen.values[0]).toEqual({ band: 125, value: 38.8 })
  },
)

test.each([
  [5, '125–2000'],
  [6, '125–4000'],
  [7, '63–4000'],
  [18, '100–5000'],
  [21, '50–5000'],
])('%d values without frequencies are of %s Hz', (count, range) => {
  const text = Array.from({ length: count }, (_, at) => 30 + at).join('\n')
  expect(read(text)).toMatchObject({ range, faults: [], values: { length: count } })
})

test('4 values and 19 of no usual range: what cannot be placed is not guessed', () => {
  expect(read('30\n31\n32\n33').faults.map(({ code }) => code)).toEqual(Array(4).fill('NoBands'))
  expect(read('30\n31\n32\n33').values).toEqual([])
})

test.each([
  ['> 69,0', 69, 'atLeast'],
  ['≥69,0', 69, 'atLeast'],
  ['>=69,0 dB', 69, 'atLeast'],
  ['≤ 21,5', 21.5, 'atMost'],
  ['<21,5', 21.5, 'atMost'],
])('[BEY-01] %s is kept as a bound', (text, value, bound) => {
  const { values } = read(`50\t40,0\n63\t41,0\n80\t${text}`)
  expect(values.at(-1)).toEqual({ band: 80, value, bound })
})

test('[BEY-01] a column of limit marks belongs to the values beside it', () => {
  const { roles, values } = read('2500\t62,7\t\n3150\t63,3\t\n4000\t66,0\t\n5000\t69,0\t>')
  expect(roles).toEqual(['band', 'value', 'bound'])
  expect(values.at(-1)).toEqual({ band: 5000, value: 69, bound: 'atLeast' })
})

test('[BEY-01] a letter in a number is marked in its place, left out, and counts when it is corrected', () => {
  const text = 'Hz\tR\n50\t25,5\n63\t28,O\n80\t33,3'
  expect(read(text)).toMatchObject({
    values: [{ band: 50 }, { band: 80 }],
    faults: [{ code: 'NotANumber', line: 3, column: 2, text: '28,O', suggestion: '28' }],
  })
  const corrected = interpret(readTable(text, new Map([[placeKey(3, 2), '28,0']])))
  expect(corrected).toMatchObject({ faults: [], values: [{}, { band: 63, value: 28 }, {}] })
})

test.each([
  ['a band twice', '100\t30\n125\t31\n125\t32\n160\t33', 'BandTwice', 3],
  ['no value', '100\t30\n125\t\n160\t33', 'ValueMissing', 2],
  ['a dash for a value', '100\t30\n125\t–\n160\t33', 'ValueMissing', 2],
  [
    'a frequency that is no band',
    '100\t30\n125\t31\n160\t32\n165\t33\n200\t30\n250\t30\n315\t30',
    'BandUnknown',
    4,
  ],
  ['a value of 480 dB', '100\t30\n125\t480\n160\t33', 'OutOfRange', 2],
  ['NaN', '100\t30\n125\tNaN\n160\t33', 'NotANumber', 2],
  ['a formula', "100\t30\n125\t=cmd|' /C calc'!A0\n160\t33", 'NotANumber', 2],
])('%s is a fault that names its line', (_what, text, code, line) => {
  expect(read(text).faults).toMatchObject([{ code, line }])
})

test.each([
  ['R, dB', 'R'],
  ["R' [dB]", "R'"],
  ['R′w', "R'"],
  ['D_nT (dB)', 'DnT'],
  ['D2m,nT', 'D2m,nT'],
  ['Ln in dB', 'Ln'],
  ["L'nT", "L'nT"],
  ['TL', 'TL'],
  ['ΔR', 'DeltaR'],
  ['ΔLw', 'DeltaL'],
  ['Result', null],
])('the heading %s names %s', (heading, quantity) => {
  expect(read(`f\t${heading}\n100\t30\n125\t31\n160\t33`).quantity).toBe(quantity)
})

test('of two measurements side by side the first counts until the other column is chosen', () => {
  const text = '100\t30\t40\n125\t31\t41\n160\t32\t42'
  expect(read(text).values[0]).toEqual({ band: 100, value: 30 })
  const other = interpret(readTable(text), { roles: ['band', 'ignored', 'value'] })
  expect(other.values[0]).toEqual({ band: 100, value: 40 })
})

test('nothing and words alone give no values and no faults', () => {
  for (const text of ['', '   \n', 'Sound insulation\nof a wall'])
    expect(read(text)).toMatchObject({ values: [], faults: [] })
})
