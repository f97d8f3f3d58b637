/** Hands the browser a file to keep. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
