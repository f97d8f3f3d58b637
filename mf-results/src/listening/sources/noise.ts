import { LOOP_S, LOOP_SAMPLES } from '../sound/bands'
import { chance, normalChance } from '../sound/chance'

/** Steady noise. */
export function noise(seed = 1): Float64Array {
  const next = normalChance(seed)
  return Float64Array.from({ length: LOOP_SAMPLES }, next)
}

/** When cars pass, s, and how loud each is; the street is never silent between them. */
const CARS = [
  { at_s: 0.9, amount: 1 },
  { at_s: 3.2, amount: 0.7 },
  { at_s: 4.6, amount: 1.2 },
  { at_s: 7, amount: 0.8 },
] as const
const PASSING_S = 0.8
const STREET = 0.45

/** Noise of a street that rises and falls with the cars. */
export function traffic(): Float64Array {
  return noise(2).map((value, at) => {
    const time_s = (at / LOOP_SAMPLES) * LOOP_S
    const cars = CARS.reduce((sum, { at_s, amount }) => sum + amount * passing(time_s - at_s), 0)
    return value * (STREET + cars)
  })
}

function passing(since_s: number): number {
  const nearest_s = since_s - LOOP_S * Math.round(since_s / LOOP_S)
  return Math.exp(-((nearest_s / PASSING_S) ** 2))
}

/** Single drops over the noise of all others. */
const DROPS_PER_S = 40
const DROP = 12

/** Heavy rain on a roof. */
export function rain(): Float64Array {
  const sound = noise(9)
  const next = chance(10)
  for (let drop = 0; drop < DROPS_PER_S * LOOP_S; drop += 1) {
    const at = Math.floor(next() * LOOP_SAMPLES)
    sound[at] = (sound[at] ?? 0) + DROP * next()
  }
  return sound
}
