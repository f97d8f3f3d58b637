import { saveFile } from '@soundleaf/ui'
import { tableName, type Rows } from './csv-text'

/** Saves rows as an Excel workbook of one sheet beside the model's file; what writes it is fetched when it is asked for. */
export async function saveWorkbook(rows: Rows, modelName: string, what: string): Promise<void> {
  // The form without worker threads: the page's policy allows none, and these rows need none.
  const { default: write } = await import('write-excel-file/universal')
  const cells = rows.map((row) => row.map((value) => (value === null || value === '' ? null : { value })))
  saveFile(tableName(modelName, what, 'xlsx'), await write(cells, { sheet: 'Soundleaf' }).toBlob())
}
