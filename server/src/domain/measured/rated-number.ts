import type { MeasuredRating } from '@soundleaf/contracts'

/** A single number with what is needed to say which way bounds move it. */
export interface RatedNumber extends Omit<MeasuredRating, 'bound' | 'isUnmoved'> {
  /** The bands that it was computed from, Hz. */
  readonly bands: readonly number[]
  /** Whether it rises with the band values; it falls otherwise. */
  readonly rises: boolean
  /** An adaptation term: the difference of two numbers that both move. */
  readonly isTerm: boolean
}
