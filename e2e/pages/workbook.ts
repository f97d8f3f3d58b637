import { crc32 } from 'node:zlib'

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
  return zipOf([
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ],
    ...sheets.map((sheet, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${main}">${sheetData(sheet)}</worksheet>`,
    ]),
  ])
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

/** An archive whose files are stored as they are. */
function zipOf(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const content = Buffer.from(text)
    const title = Buffer.from(name)
    const sizes = [crc32(content), content.length, content.length]
    const body = Buffer.concat([
      numbers(4, 0x04034b50),
      numbers(2, 20, 0, 0, 0, 0),
      numbers(4, ...sizes),
      numbers(2, title.length, 0),
      title,
      content,
    ])
    directory.push(
      numbers(4, 0x02014b50),
      numbers(2, 20, 20, 0, 0, 0, 0),
      numbers(4, ...sizes),
      numbers(2, title.length, 0, 0, 0, 0),
      numbers(4, 0, offset),
      title,
    )
    bodies.push(body)
    offset += body.length
  }
  const entries = Buffer.concat(directory)
  const end = [
    numbers(4, 0x06054b50),
    numbers(2, 0, 0, files.length, files.length),
    numbers(4, entries.length, offset),
    numbers(2, 0),
  ]
  return Buffer.concat([...bodies, entries, ...end])
}

function numbers(width: 2 | 4, ...values: number[]): Buffer {
  const buffer = Buffer.alloc(width * values.length)
  values.forEach((value, at) => {
    if (width === 2) buffer.writeUInt16LE(value, 2 * at)
    else buffer.writeUInt32LE(value >>> 0, 4 * at)
  })
  return buffer
}
