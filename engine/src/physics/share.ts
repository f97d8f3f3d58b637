/**
 * Linear transition from 0 at `from` to 1 at `whole`, clamped outside, so that no result jumps where one model takes
 * over from another. `from` above `whole` gives a transition that falls with the value.
 */
export function shareFrom(from: number, whole: number, value: number): number {
  return Math.min(Math.max((value - from) / (whole - from), 0), 1)
}
