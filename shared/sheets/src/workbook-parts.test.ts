import { strToU8, zipSync } from 'fflate'
import { partsOf, sheetFactsOf } from './workbook-parts'

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
