import type { Toast } from '@soundleaf/contracts'
import { withTexts } from '@soundleaf/texts'
import { saveFile } from '@soundleaf/ui'
import { copyTable } from '../export/copy-table'
import { fileName } from '../export/file-name'
import { saveCsv, textTable, type Rows } from '../export/save-csv'
import { htmlRows, tabSeparatedRows, type DecimalSign } from '../export/text-table'
import { boldCell, sheetOf } from '../export/workbook'
import { t } from '../texts/variants'
import type { VariantColumn, VariantRow } from './variant-columns'

export function copyVariants(rows: Rows, sign: DecimalSign, toast: (message: Toast) => void): Promise<void> {
  const table = textTable(rows, sign)
  return copyTable({ text: tabSeparatedRows(table), html: htmlRows(table) }, toast)
}

export const saveVariantsCsv = (rows: Rows, sign: DecimalSign, projectName: string): void =>
  saveCsv(rows, sign, [projectName, t('variants.title')])

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

/** The table as it is shown. What draws it is fetched when it is asked for. */
export async function saveVariantsPicture(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
  projectName: string,
  toast: (message: Toast) => void,
): Promise<void> {
  try {
    const { variantsPng } = await withTexts(import('./variants-png'))
    saveFile(
      fileName([projectName, t('variants.title')], 'png'),
      await variantsPng(rows, columns, projectName),
    )
  } catch {
    toast({ kind: 'error', text: t('variants.noPicture') })
  }
}
