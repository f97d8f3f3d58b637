import { CsvError, parse } from 'csv-parse/sync'
import { FIELD_OF_HEAD } from './columns'
import type { Cell, Fault, RawProduct, Reading } from './raw-product'

/**
 * Reads a table with a line of heads: parted by commas, or by semicolons with decimal commas, as spreadsheets write
 * it in half of Europe.
 */
export function readCsv(text: string): Reading<readonly RawProduct[]> {
  const [firstLine = ''] = text.split('\n')
  const delimiter = firstLine.includes(';') ? ';' : ','
  const table = readTable(text, delimiter)
  if (!table.ok) return table
  const [heads, ...rows] = table.value
  if (heads === undefined) return { ok: false, faults: [{ line: 1, message: 'The file is empty.' }] }
  const faults = [...faultsOfHeads(heads), ...rows.flatMap((row) => faultsOfWidth(row, heads.texts.length))]
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, value: rows.map((row) => rawProduct(heads.texts, row, delimiter === ';')) }
}

interface Row {
  readonly line: number
  readonly texts: readonly string[]
}

function readTable(text: string, delimiter: string): Reading<readonly Row[]> {
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly { record: string[]; raw: string; info: { lines: number } }[]
    return {
      ok: true,
      // `lines` is the record's last line; a quoted text may go over several.
      value: records.map(({ record, raw, info }) => ({
        line: info.lines - (raw.trim().split('\n').length - 1),
        texts: record,
      })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      ok: false,
      faults: [{ line: Number(error.lines), message: `This is no CSV: ${error.message}.` }],
    }
  }
}

function faultsOfHeads({ line, texts }: Row): Fault[] {
  const unknown = texts.filter((head) => !FIELD_OF_HEAD.has(head))
  const twice = texts.filter((head, at) => texts.indexOf(head) !== at)
  return [
    ...unknown.map((head) => ({ line, message: `There is no column "${head}"${suggestion(head)}.` })),
    ...twice.map((head) => ({ line, message: `The column "${head}" stands there twice.` })),
  ]
}

/** A head with another unit, or without one, is told the right one. */
function suggestion(head: string): string {
  const bare = head.replace(/\[.*/, '').trim()
  const meant = [...FIELD_OF_HEAD].find(([, field]) => field === bare)
  return meant === undefined ? '' : `; it must be "${meant[0]}"`
}

function faultsOfWidth({ line, texts }: Row, width: number): Fault[] {
  if (texts.length === width) return []
  return [{ line, message: `The line has ${texts.length} cells, the heads are ${width}.` }]
}

function rawProduct(heads: readonly string[], { line, texts }: Row, hasDecimalCommas: boolean): RawProduct {
  const cells = heads.flatMap((head, at): [string, Cell][] => {
    const text = texts[at] ?? ''
    const plain = hasDecimalCommas ? text.replace(/^(-?\d+),(\d+)$/, '$1.$2') : text
    return text === '' ? [] : [[FIELD_OF_HEAD.get(head) ?? head, { text: plain, line }]]
  })
  return { line, cells: new Map(cells) }
}
