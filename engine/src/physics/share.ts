/**
 * The share, 0 to 1, of what begins at one value of a quantity and is whole at another: linear between the two, so that
 * no result jumps where one model takes over from another. `from` above `whole` gives a share that falls.
 */
export function shareFrom(from: number, whole: number, value: number): number {
  return Math.min(Math.max((value - from) / (whole - from), 0), 1)
}
