import { BANDS_HZ } from '@soundleaf/contracts'
import { weightedLevel } from './sound/levels'

/** A quiet room's own noise falls by so much with each octave, dB. */
const FALL_DB = 5

/** Levels of the noise that is in a room anyway, in 21 third octaves, dB. */
export function backgroundAt(level_dBA: number): readonly number[] {
  const shape = BANDS_HZ.map((_, band) => (-band * FALL_DB) / 3)
  const shift = level_dBA - weightedLevel(shape)
  return shape.map((value) => value + shift)
}

/** First and last band, Hz, in which a sound is above the noise; null where it is below in all of them. */
export function heardOver(
  levels_db: readonly number[],
  background_db: readonly number[],
): readonly [from_hz: number, to_hz: number] | null {
  const above = BANDS_HZ.filter((_, band) => (levels_db[band] ?? 0) > (background_db[band] ?? 0))
  const [first] = above
  return first === undefined ? null : [first, above.at(-1) ?? first]
}
