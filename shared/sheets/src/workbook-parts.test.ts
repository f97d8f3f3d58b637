import { strFromU8, strToU8, zipSync } from 'fflate'
import { partsOf, sheetFactsOf, tablesOf } from './workbook-parts'

/** The parts of a workbook as ECMA-376 (part 1, 18.2.19 sheet, 18.3.1.55 mergeCells) has them. */
const workbook = (sheets: string, parts: Readonly<Record<string, string>>) =>
  zipSync({
    'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>' +
        '<Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>',
    ),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  })

test('[BEY-09] hidden sheets and merged cells of a workbook are known by the sheet’s name', () => {
  const parts = partsOf(
    workbook(
      '<sheet name="Boards &amp; wool" sheetId="1" r:id="rId1"/>' +
        '<sheet name="Old" sheetId="2" state="veryHidden" r:id="rId2"/>',
      {
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData/><mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="B3:B4"/></mergeCells></worksheet>',
        'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
      },
    ),
  )
  expect([...sheetFactsOf(parts ?? {})]).toEqual([
    ['Boards & wool', { isHidden: false, merged: ['A1:C1', 'B3:B4'] }],
    ['Old', { isHidden: true, merged: [] }],
  ])
})

test('what is no workbook is refused', () => {
  expect(() => partsOf(strToU8('PK is not enough'))).toThrow()
})

/** What is left of a sheet with these rows; null where it is no table. */
function left(rows: string): string | null {
  const name = 'xl/worksheets/sheet1.xml'
  const parts = tablesOf({ [name]: strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) })
  return parts === null ? null : strFromU8(parts[name] ?? new Uint8Array())
}

test('[BEY-09] a sheet that reaches further than any table is refused before a row of it is made', () => {
  const cell = '<row r="1"><c r="A1"><v>1</v></c></row>'
  // The last cell that a sheet can have, alone: 1 048 576 rows of 16 384 columns.
  expect(left(`${cell}<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`)).toBeNull()
  // 1e6 rows, with and without their places.
  expect(left('<row><c><v>1</v></c></row>'.repeat(1_000_000))).toBeNull()
  expect(left(`${cell}<row r="1000000"><c r="A1000000"><v>2</v></c></row>`)).toBeNull()
  // 5000 lines with a hundred columns: CV is the hundredth.
  expect(left(`${cell}<row r="5000"><c r="CV5000"><v>2</v></c></row>`)).toContain('CV5000')
})

test('[BEY-09] a row that is only coloured to its end makes no table of it', () => {
  const coloured = '<row r="5000"><c r="B5000"><v>2</v></c><c r="XFD5000" s="3"/></row>'
  expect(left(coloured)).toContain('<row r="5000"><c r="B5000"><v>2</v></c></row>')
})
