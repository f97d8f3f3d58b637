/** Rows of cells as CSV with commas; a cell with a separator, a mark or a line break in it is quoted. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join(',')).join('\n')
}
