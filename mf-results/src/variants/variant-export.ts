import type { Toast } from '@soundleaf/contracts'
import { formatPlain, spreadsheetText } from '@soundleaf/texts'
import { saveFile } from '@soundleaf/ui'
import { copyTable } from '../export/copy-table'
import { fileName } from '../export/file-name'
import {
  commaSeparatedRows,
  htmlRows,
  numberCell,
  tabSeparatedRows,
  type DecimalSign,
  type TextTable,
} from '../export/text-table'
import { boldCell, sheetOf } from '../export/workbook'
import { t } from '../texts/variants'
import type { ExportCell } from './variant-columns'

type Rows = readonly (readonly ExportCell[])[]

const textTable = (rows: Rows, sign: DecimalSign): TextTable => ({
  rows: rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'number' ? numberCell(formatPlain(cell), sign) : spreadsheetText(cell),
    ),
  ),
  heads: 1,
})

export function copyVariants(rows: Rows, sign: DecimalSign, toast: (message: Toast) => void): Promise<void> {
  const table = textTable(rows, sign)
  return copyTable({ text: tabSeparatedRows(table), html: htmlRows(table) }, toast)
}

export function saveVariantsCsv(rows: Rows, sign: DecimalSign, projectName: string): void {
  // Excel takes a file without the mark for one of its own old code page.
  const text = `\ufeff${commaSeparatedRows(textTable(rows, sign), sign)}`
  const name = fileName([projectName, t('variants.title')], 'csv')
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

export async function saveVariantsWorkbook(
  [head = [], ...rows]: Rows,
  projectName: string,
  toast: (message: Toast) => void,
): Promise<void> {
  const cells = [
    head.map((cell) => boldCell(String(cell))),
    ...rows.map((row) => row.map((value) => ({ value }))),
  ]
  try {
    saveFile(fileName([projectName, t('variants.title')], 'xlsx'), await sheetOf(cells))
  } catch {
    toast({ kind: 'error', text: t('variants.noWorkbook') })
  }
}
