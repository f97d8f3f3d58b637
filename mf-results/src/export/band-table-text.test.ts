import { BANDS_HZ } from '@soundleaf/contracts'
import { commaSeparated, htmlTable, tabSeparated } from './band-table-text'

const values = BANDS_HZ.map((_, band) => 30 + band)

test('[RES-07] a heading and 21 lines of tab-separated values with one decimal', () => {
  const text = tabSeparated([
    { role: 'current', name: 'R', values },
    {
      role: 'shifted',
      name: 'Shifted',
      values: values.map((value, band) => (band < 3 ? null : value + 0.5)),
    },
  ])
  const lines = text.split('\n')
  expect(lines).toHaveLength(22)
  expect(lines[0]).toBe('Hz\tR, dB\tShifted, dB')
  expect(lines[1]).toBe('50\t30.0\t')
  expect(lines[21]).toBe('5000\t50.0\t50.5')
})

test('[RES-07] a negative value is one that a spreadsheet reads', () => {
  expect(tabSeparated([{ role: 'current', name: 'R', values: values.map(() => -1.25) }])).toContain(
    '50\t-1.3',
  )
})

const hostile = [{ role: 'comparison-1', name: '=cmd|"/c calc"!A1', values }] as const

test('[RES-10] a file of values has a line per band, and names in quotes that cannot run', () => {
  const lines = commaSeparated(hostile).split('\r\n')
  expect(lines[0]).toBe(`Hz,"'=cmd|""/c calc""!A1, dB"`)
  expect(lines[1]).toBe('50,30.0')
  expect(lines).toHaveLength(23)
})

test('[RES-10] with a decimal comma the columns are parted by semicolons', () => {
  expect(commaSeparated(hostile, 'comma').split('\r\n')[1]).toBe('50;30,0')
  expect(tabSeparated(hostile, 'comma').split('\n')[1]).toBe('50\t30,0')
})

test('[RES-07] in the table for pages a name is text', () => {
  const table = htmlTable([{ role: 'comparison-1', name: '<img src=x onerror=alert(1)>', values }])
  expect(table).toContain('<th>&lt;img src=x onerror=alert(1)&gt;, dB</th>')
  expect(table).toContain('<tr><td>50</td><td>30.0</td></tr>')
})

test('[RES-07] a copy says of which project and rating it is, above an empty line', () => {
  const about = [
    ['Project', '=IW-07'],
    ['Rw (C; Ctr)', '63 (−3; −9) dB'],
  ] as const
  const columns = [{ role: 'current', name: 'R', values }] as const
  expect(tabSeparated(columns, 'point', about).split('\n').slice(0, 5)).toEqual([
    "Project\t'=IW-07",
    'Rw (C; Ctr)\t63 (−3; −9) dB',
    '',
    'Hz\tR, dB',
    '50\t30.0',
  ])
  expect(htmlTable(columns, 'point', about)).toMatch(
    /^<table><tr><th>Project<\/th><th>'=IW-07<\/th><\/tr><tr><th>Rw \(C; Ctr\)<\/th>/,
  )
})
