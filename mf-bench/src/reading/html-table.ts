/** The first table of what a browser or Excel put on the clipboard, as lines of cells with tabs; null without one. */
export function tableInHtml(html: string): string | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (table === null) return null
  return [...table.rows]
    .map((row) =>
      [...row.cells]
        .flatMap((cell) => [
          (cell.textContent ?? '').replace(/\s+/gu, ' ').trim(),
          // The cells that a merged one covers are empty.
          ...Array.from({ length: Math.min(cell.colSpan, 100) - 1 }, () => ''),
        ])
        .join('\t'),
    )
    .join('\n')
}
