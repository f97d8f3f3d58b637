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
