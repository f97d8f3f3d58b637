import { pressureOf } from '../sound/levels'
import type { Ears } from '../sound/render'

/** Nothing is played louder than this at the ear; it cannot be raised. */
export const LOUDEST_DBA = 85

/** Peaks stay this much below full scale, of a device whose loudness is known and of one whose is not. */
const PEAKS_DB = { known: -1, unknown: -3 } as const

/** What playing has to keep in bounds. */
export interface Demand {
  /** The largest pressure in any of the sounds, Pa. */
  readonly peak_Pa: number
  /** The level of the loudest of them, dB(A). */
  readonly loudest_dBA: number
}

export interface Loudness {
  /** How much of full scale a pascal is. */
  readonly fullScalePerPascal: number
  /** By how much everything is softer than it would be, dB; null where nobody knows how loud it is. */
  readonly reduced_db: number | null
}

/**
 * How loud everything is played, the differences always true.
 *
 * @param fullScale_db the level at the ear of a sound whose root mean square is full scale; null where the device is
 * not calibrated, and the loudest peak takes nearly all that there is
 */
export function loudnessOf({ peak_Pa, loudest_dBA }: Demand, fullScale_db: number | null): Loudness {
  if (fullScale_db === null)
    return { fullScalePerPascal: factorOf(PEAKS_DB.unknown) / peak_Pa, reduced_db: null }
  const true_ = 1 / pressureOf(fullScale_db)
  const aboveScale_db = 20 * Math.log10(peak_Pa * true_) - PEAKS_DB.known
  const reduced_db = Math.max(0, loudest_dBA - LOUDEST_DBA, aboveScale_db)
  return { fullScalePerPascal: true_ * factorOf(-reduced_db), reduced_db }
}

const factorOf = (gain_db: number): number => 10 ** (gain_db / 20)

/** The largest pressure at either ear, Pa. */
export const peakOf = ({ left, right }: Ears): number => Math.max(largest(left), largest(right))

const largest = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
