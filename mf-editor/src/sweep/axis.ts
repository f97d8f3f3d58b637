/** Numbers on a line of a drawing, with ticks that are round when they are counted in `size`. */
export interface Axis {
  at(number: number): number
  readonly ticks: readonly number[]
  holds(number: number): boolean
}

export function axis(
  numbers: readonly number[],
  [start, end]: readonly [from: number, to: number],
  size = 1,
): Axis {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const [from, to] = low === high ? [low - 1, high + 1] : [low, high]
  const at = (number: number) => start + ((number - from) / (to - from)) * (end - start)
  const rough = (to - from) / size / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power * size
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  const ticks = Array.from({ length: Math.max(count, 0) }, (_, index) =>
    Number(((first + index) * step).toPrecision(10)),
  )
  return { at, ticks, holds: (number: number) => number >= from && number <= to }
}
