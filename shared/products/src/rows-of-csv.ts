import type { Reading } from './raw-product'
import type { Row } from './read-rows'
import { t } from './texts'

/** csv-parse, which a server and a browser import from different places. */
export type ParseCsv = (text: string, options: Readonly<Record<string, unknown>>) => unknown

/** The lines of a CSV text. */
export interface CsvRows {
  readonly rows: readonly Row[]
  readonly delimiter: string
}

/** Commas, semicolons or tabs: whatever the first line has most of. */
export function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split('\n', 1)
  if (firstLine.includes('\t')) return '\t'
  return firstLine.includes(';') ? ';' : ','
}

/** Parts a text into lines and cells; a fault where quotation marks are broken. */
export function rowsOfCsv(text: string, parse: ParseCsv): Reading<CsvRows> {
  const delimiter = delimiterOf(text)
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as readonly { record: string[]; raw: string; info: { lines: number } }[]
    return {
      ok: true,
      value: {
        delimiter,
        // `lines` is the record's last line; a quoted text may go over several.
        rows: records.map(({ record, raw, info }) => ({
          line: info.lines - (raw.trim().split('\n').length - 1),
          texts: record,
        })),
      },
    }
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number }
    if (code?.startsWith('CSV_') !== true) throw error
    // Lines may have any width, so that quotation marks are all that a parser can be lost in.
    return { ok: false, faults: [{ line: lines ?? 1, message: t('file.noCsv') }] }
  }
}
