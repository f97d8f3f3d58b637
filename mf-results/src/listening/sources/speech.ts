import { LOOP_SAMPLES, SAMPLE_RATE_HZ } from '../sound/bands'
import { chance, normalChance } from '../sound/chance'

/** Formants of five vowels of a man, Hz (Peterson and Barney 1952). */
const VOWELS_HZ = [
  [270, 2290, 3010],
  [530, 1840, 2480],
  [730, 1090, 2440],
  [570, 840, 2410],
  [300, 870, 2240],
] as const
const WIDTHS_HZ = [60, 90, 150] as const

const SYLLABLES = 34
/** Every so many syllables the talker takes a breath. */
const IN_PHRASE = 8

/**
 * Speech without words: syllables of a voice with the formants of vowels, hissing consonants between them, and pauses.
 */
export function speech(): Float64Array {
  const next = chance(7)
  const hiss = normalChance(8)
  const sound = Float64Array.from({ length: LOOP_SAMPLES }, () => 0.001 * hiss())
  const length = LOOP_SAMPLES / SYLLABLES
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1) {
    const inPhrase = syllable % IN_PHRASE
    const vowel = VOWELS_HZ[Math.floor(next() * VOWELS_HZ.length)]
    if (inPhrase === IN_PHRASE - 1 || vowel === undefined) continue
    const from = Math.round(syllable * length)
    const voiced = Math.round(length * (0.6 + 0.3 * next()))
    const pitch_hz = 128 - 4 * inPhrase + 10 * next()
    const voice = throughFormants(voiceOf(voiced, pitch_hz, hiss), vowel)
    voice.forEach((value, at) => put(sound, from + at, value * rounded(at / voiced)))
    const consonant = Math.round(0.045 * SAMPLE_RATE_HZ)
    let before = 0
    for (let at = 0; at < consonant; at += 1) {
      const now = hiss()
      put(sound, from - consonant / 2 + at, 0.12 * (now - before) * rounded(at / consonant))
      before = now
    }
  }
  return sound
}

/** Pulses of the vocal cords, falling in pitch, with a little breath. */
function voiceOf(length: number, pitch_hz: number, hiss: () => number): Float64Array {
  let turns = 0
  return Float64Array.from({ length }, (_, at) => {
    turns += (pitch_hz * (1 - (0.08 * at) / length)) / SAMPLE_RATE_HZ
    const pulse = turns >= 1 ? 1 : 0
    turns -= pulse
    return pulse + 0.01 * hiss()
  })
}

/** One resonance after the other, each of gain 1 at the lowest frequencies (Klatt 1980). */
function throughFormants(voice: Float64Array, formants_hz: readonly number[]): Float64Array {
  return formants_hz.reduce((sound, formant_hz, at) => {
    const radius = Math.exp((-Math.PI * (WIDTHS_HZ[at] ?? 0)) / SAMPLE_RATE_HZ)
    const first = 2 * radius * Math.cos((2 * Math.PI * formant_hz) / SAMPLE_RATE_HZ)
    const second = -(radius ** 2)
    let [one, two] = [0, 0]
    return sound.map((value) => {
      const now = (1 - first - second) * value + first * one + second * two
      two = one
      one = now
      return now
    })
  }, voice)
}

const rounded = (part: number): number => Math.sin(Math.PI * Math.min(Math.max(part, 0), 1)) ** 0.5

function put(sound: Float64Array, at: number, value: number): void {
  const place = (Math.round(at) + LOOP_SAMPLES) % LOOP_SAMPLES
  sound[place] = (sound[place] ?? 0) + value
}
