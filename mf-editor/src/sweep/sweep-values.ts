import type { Range } from '@soundleaf/construction'
import { MAX_SWEEP_VALUES } from '@soundleaf/contracts'

/** The values that a sweep goes through, in the property's unit. */
export interface SweepSpan {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** About as many points as a curve needs to be read. */
const FIRST_POINTS = 20

/**
 * From half to one and a half of a value, in steps that a person would choose who counts in `size`, within its range; about
 * so many points.
 */
export function spanAround(value: number, { min, max }: Range, size = 1, points = FIRST_POINTS): SweepSpan {
  const step = rounded(roundStep(Math.max(value, 1e-9) / size / points) * size)
  const onStep = (number: number) => rounded(Math.round(number / step) * step)
  return {
    from: Math.max(min, onStep(value / 2)),
    to: Math.min(max, onStep(value * 1.5)),
    step,
  }
}

/** The nearest of 1, 2 and 5 with its power of ten, upwards. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const times = [1, 2, 5, 10].find((one) => one * power >= step * (1 - 1e-9)) ?? 10
  return rounded(times * power)
}

/** Sums of tenths are no tenths. */
const rounded = (value: number): number => Number(value.toPrecision(10))

/**
 * The values of a span, both ends included; the last step may be shorter. Null where there is none, or more than one
 * sweep takes.
 */
export function valuesOf({ from, to, step }: SweepSpan): readonly number[] | null {
  if (!(step > 0) || !(to >= from)) return null
  const count = Math.ceil((to - from) / step - 1e-9)
  if (count + 1 > MAX_SWEEP_VALUES) return null
  return Array.from({ length: count + 1 }, (_, at) => (at === count ? to : rounded(from + at * step)))
}
