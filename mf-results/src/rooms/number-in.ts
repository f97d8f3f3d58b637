/** The number that was typed, with a comma or a point; the one before where it is none. The server knows the range. */
export function numberIn(typed: string, before: number): number {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(value) ? before : value
}
