import { LOOP_SAMPLES, SAMPLE_RATE_HZ } from './bands'
import { normalChance } from './chance'
import { spectrumOf, type Spectrum } from './fourier'

/** Nothing is heard of a room before its first reflections. */
const FIRST_REFLECTION_S = 0.005

/** What each ear hears of a room that is struck once. */
export interface Decay {
  readonly left: Spectrum
  readonly right: Spectrum
}

let latest: { readonly time_s: number; readonly decay: Decay } | null = null

/** A room that loses 60 dB within the reverberation time; the latest one is kept, since all that is compared is in it. */
export function decayIn(reverberationTime_s: number): Decay {
  if (latest?.time_s !== reverberationTime_s)
    latest = {
      time_s: reverberationTime_s,
      decay: { left: decayAt(reverberationTime_s, 11), right: decayAt(reverberationTime_s, 12) },
    }
  return latest.decay
}

/** Noise that dies away. */
function decayAt(reverberationTime_s: number, seed: number): Spectrum {
  const next = normalChance(seed)
  const lost = Math.log(1000) / (reverberationTime_s * SAMPLE_RATE_HZ)
  const first = Math.round(FIRST_REFLECTION_S * SAMPLE_RATE_HZ)
  const decay = new Float64Array(LOOP_SAMPLES)
  for (let at = first; at < LOOP_SAMPLES; at += 1) decay[at] = next() * Math.exp(-lost * at)
  return spectrumOf(decay)
}
