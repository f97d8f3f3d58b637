/** Gives the person a file, under a name that every system takes. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken the address over by then; a moment's grace costs nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A file's name from what a person typed: no separators of paths, no control or direction characters, not too long. */
export function fileName(words: readonly string[], ending: string): string {
  const text = words
    .join(' ')
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const stem = [...text].slice(0, 80).join('').trim()
  return `${stem === '' ? 'Soundleaf' : stem}.${ending}`
}
