/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A CSV text as a file; the mark tells Excel that its letters are UTF-8. */
export const csvFile = (text: string): Blob => new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' })
