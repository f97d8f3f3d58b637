import { LOOP_SAMPLES, SAMPLE_RATE_HZ } from '../sound/bands'
import { normalChance } from '../sound/chance'

/** Sixteen beats in four bars: 117 in a minute. */
const BEATS = 16
const BEAT = LOOP_SAMPLES / BEATS

/** By bar: the bass's note and the chord above it, Hz. */
const BARS = [
  { bass_hz: 55, chord_hz: [220, 261.63, 329.63] },
  { bass_hz: 87.31, chord_hz: [220, 261.63, 349.23] },
  { bass_hz: 65.41, chord_hz: [196, 261.63, 329.63] },
  { bass_hz: 98, chord_hz: [196, 246.94, 293.66] },
] as const

/** A beat, a bass line, chords and a cymbal. */
export function music(): Float64Array {
  const sound = lows()
  BARS.forEach(({ chord_hz }, bar) => {
    for (const note_hz of chord_hz)
      for (const [tuned, from] of [
        [note_hz * 0.997, 0],
        [note_hz * 1.003, 0.5],
      ] as const)
        add(sound, { from: bar * 4 * BEAT, length: 4 * BEAT, decay_s: 1.5, amount: 0.12 }, (time_s) =>
          saw(tuned * time_s + from),
        )
  })
  const next = normalChance(5)
  for (let beat = 0; beat < BEATS; beat += 1)
    add(sound, { from: (beat + 0.5) * BEAT, length: BEAT, decay_s: 0.04, amount: 0.2 }, next)
  return sound
}

/** The beat and the bass line alone. */
export function lows(): Float64Array {
  const next = normalChance(6)
  // A little of everything, so that no band is empty.
  const sound = Float64Array.from({ length: LOOP_SAMPLES }, () => 0.002 * next())
  for (let beat = 0; beat < BEATS; beat += 1) {
    const bass_hz = BARS[Math.floor(beat / 4)]?.bass_hz ?? 0
    add(sound, { from: beat * BEAT, length: 2 * BEAT, decay_s: 0.12, amount: 1 }, (time_s) =>
      Math.sin(2 * Math.PI * (52 * time_s + 2.5 * (1 - Math.exp(-time_s / 0.03)))),
    )
    for (const half of [0, 0.5])
      add(sound, { from: (beat + half) * BEAT, length: BEAT, decay_s: 0.25, amount: 0.5 }, (time_s) =>
        saw(bass_hz * time_s),
      )
  }
  return sound
}

interface Note {
  readonly from: number
  readonly length: number
  readonly decay_s: number
  readonly amount: number
}

/** Adds a note that dies away; what lasts beyond the end sounds at the beginning. */
function add(
  sound: Float64Array,
  { from, length, decay_s, amount }: Note,
  shape: (time_s: number) => number,
): void {
  const rise = 0.004 * SAMPLE_RATE_HZ
  for (let at = 0; at < length; at += 1) {
    const time_s = at / SAMPLE_RATE_HZ
    const ends = Math.min(at / rise, (length - at) / rise, 1)
    const place = (Math.round(from) + at) % LOOP_SAMPLES
    sound[place] = (sound[place] ?? 0) + amount * ends * Math.exp(-time_s / decay_s) * shape(time_s)
  }
}

/** From -1 to 1 with every turn. */
const saw = (turns: number): number => 2 * (turns - Math.floor(turns)) - 1
