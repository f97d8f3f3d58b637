import { LOOP_S, LOOP_SAMPLES, SAMPLE_RATE_HZ } from '../sound/bands'
import { chance } from '../sound/chance'

/**
 * Blows of the hammers of a tapping machine, 10 per second (ISO 10140-5:2021 annex E), each a little early or late: blows
 * that are perfectly even have lines every 10 Hz, and low bands would have more or less of them by chance.
 */
export const tapping = (): Float64Array => blows({ count: Math.round(10 * LOOP_S), jitter_s: 0.005, seed: 3 })

/** Heels of somebody who walks barefoot, two steps per second, each followed by a softer toe. */
export function walking(): Float64Array {
  const heels = { count: Math.round(2 * LOOP_S), jitter_s: 0.02, seed: 4 }
  const toes = blows({ ...heels, delay_s: 0.13 })
  return blows(heels).map((heel, at) => heel + TOE * (toes[at] ?? 0))
}

const TOE = 0.3

interface Blows {
  readonly count: number
  readonly jitter_s: number
  readonly seed: number
  readonly delay_s?: number
}

function blows({ count, jitter_s, seed, delay_s = 0 }: Blows): Float64Array {
  const next = chance(seed)
  const sound = new Float64Array(LOOP_SAMPLES)
  for (let blow = 0; blow < count; blow += 1) {
    const time_s = delay_s + ((blow + 0.5) * LOOP_S) / count + jitter_s * (2 * next() - 1)
    sound[Math.round(time_s * SAMPLE_RATE_HZ) % LOOP_SAMPLES] = 1
  }
  return sound
}
