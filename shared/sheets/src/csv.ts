/** Rows of cells as CSV with commas; a cell with a separator, a mark or a line break in it is quoted. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join(',')).join('\n')
}

/** A CSV text as a file; the mark tells Excel that its letters are UTF-8. */
export const csvFile = (text: string): Blob => new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' })
