import { decayIn } from './room-sound'
import { sequencesOf, valueAt, type Spectrum } from './fourier'
import { bandLevels, withBandLevels } from './levels'
import { minimumPhase } from './minimum-phase'

/** What arrives at both ears, in pascal. */
export interface Ears {
  readonly left: Float64Array
  readonly right: Float64Array
}

/**
 * A sound as it is heard in a room in which it has these levels: passed through what lies between by minimum phase, and
 * dying away with the room.
 *
 * @param levels_db what each ear hears in 21 third octaves, dB; met whatever chance does to the room
 */
export function render(source: Spectrum, levels_db: readonly number[], reverberationTime_s: number): Ears {
  const own = bandLevels(source)
  const passed = product(source, minimumPhase(levels_db.map((level, band) => level - (own[band] ?? 0))))
  const decay = decayIn(reverberationTime_s)
  const atEar = (ear: keyof Ears) => withBandLevels(product(passed, decay[ear]), levels_db)
  const [left, right] = sequencesOf(atEar('left'), atEar('right'))
  return { left, right }
}

function product(one: Spectrum, other: Spectrum): Spectrum {
  const re = one.re.map(
    (value, bin) => value * valueAt(other.re, bin) - valueAt(one.im, bin) * valueAt(other.im, bin),
  )
  const im = one.re.map(
    (value, bin) => value * valueAt(other.im, bin) + valueAt(one.im, bin) * valueAt(other.re, bin),
  )
  return { re, im }
}
