const SUFFIX = ' (copy)'
const LONGEST = 100

/** The name of a copy: the stem is shortened so that ` (copy)` fits into 100 code points (decision 11). */
export function copyName(name: string): string {
  const stem = [...name.normalize('NFC')]
  return (
    stem
      .slice(0, LONGEST - SUFFIX.length)
      .join('')
      .trimEnd() + SUFFIX
  )
}
