/** `maja.sandberg@x` → `MS`, `full@x` → `FU`. */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const [first = '', second] = words.map((word) => [...word])
  return [first[0], second === undefined ? first[1] : second[0]].join('').toUpperCase()
}
