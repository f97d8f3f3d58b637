import { commaSeparatedRows } from './text-table'

test('[RES-10] a name with quotes or line breaks stays in its cell, and a decimal comma is not quoted', () => {
  const rows = [
    ['Variant', 'Thickness'],
    ['"Wall" of the tender', '12,5'],
    ['Two\nlines', '100'],
  ]
  // RFC 4180: a cell with quotes stands in quotes, and each of its own twice.
  expect(commaSeparatedRows({ rows, heads: 1 }, 'comma').split('\r\n')).toEqual([
    'Variant;Thickness',
    '"""Wall"" of the tender";12,5',
    '"Two\nlines";100',
    '',
  ])
})
