import { strToU8, zipSync } from 'fflate'

interface SheetToWrite {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly (readonly (string | number)[])[]
  /** As `A1:B1`. */
  readonly merged?: readonly string[]
}

/** A workbook as ECMA-376 has it, with nothing but what a table needs. */
export function workbook(sheets: readonly SheetToWrite[]): Buffer {
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
  }
  sheets.forEach((sheet, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${main}">${sheetData(sheet)}</worksheet>`
  })
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

function sheetData({ rows, merged = [] }: SheetToWrite): string {
  const cell = (value: string | number, reference: string) =>
    typeof value === 'number'
      ? `<c r="${reference}"><v>${value}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = rows.map((row, at) => {
    const cells = row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${at + 1}`))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`)
  return `<sheetData>${lines.join('')}</sheetData>${merges.length > 0 ? `<mergeCells>${merges.join('')}</mergeCells>` : ''}`
}
