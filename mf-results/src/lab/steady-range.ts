/** The range of a chart's level axis, dB, in whole tens. */
export type LevelRange = readonly [number, number]

/** Where the axis starts before there is a curve. */
export const FIRST_RANGE: LevelRange = [10, 80]

/** Keeps the axis where it is and moves it by tens only when a curve leaves it, so that edits can be compared. */
export function steadyRange(range: LevelRange, values: readonly (number | null)[]): LevelRange {
  const numbers = values.filter((value) => value !== null)
  if (numbers.length === 0) return range
  const lowest = Math.floor(Math.min(...numbers) / 10) * 10
  const highest = Math.ceil(Math.max(...numbers) / 10) * 10
  return [Math.min(range[0], lowest), Math.max(range[1], highest)]
}
