const SUFFIX = ' (copy)'
const LONGEST = 100

/** The name of a copy, cut where needed: a name has at most 100 code points. */
export function copyName(name: string): string {
  const stem = [...name.normalize('NFC')]
  return (
    stem
      .slice(0, LONGEST - SUFFIX.length)
      .join('')
      .trimEnd() + SUFFIX
  )
}
