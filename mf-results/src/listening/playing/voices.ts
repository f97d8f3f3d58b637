import { LOOP_S, LOOP_SAMPLES, SAMPLE_RATE_HZ } from '../sound/bands'
import type { Ears } from '../sound/render'

/** How long one sound takes to become another: too short to be a gap, too long to be a click. */
export const CROSSFADE_S = 0.03

/** A sound that goes round and round in step with all others, heard or not. */
export interface Voice {
  readonly fadeTo: (amount: 0 | 1) => void
  /** Fades out, and is let go. */
  readonly end: () => void
}

/**
 * Adds a sound to what is heard at a destination.
 *
 * @param amount how much of it is heard at first, 0 to 1
 * @param startedAt_s when the first sound began, on the clock of the context: all are in step with it
 */
export function addVoice(
  context: BaseAudioContext,
  destination: AudioNode,
  ears: Ears,
  amount: 0 | 1,
  startedAt_s: number,
): Voice {
  const buffer = context.createBuffer(2, LOOP_SAMPLES, SAMPLE_RATE_HZ)
  buffer.copyToChannel(Float32Array.from(ears.left), 0)
  buffer.copyToChannel(Float32Array.from(ears.right), 1)
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  const door = context.createGain()
  door.gain.value = amount
  source.connect(door).connect(destination)
  const from_s = Math.max(context.currentTime, startedAt_s)
  source.start(from_s, (from_s - startedAt_s) % LOOP_S)
  const fadeTo = (wanted: 0 | 1) => glide(door.gain, wanted, context.currentTime, CROSSFADE_S)
  return {
    fadeTo,
    end() {
      fadeTo(0)
      source.stop(context.currentTime + 3 * CROSSFADE_S)
    },
  }
}

/**
 * Goes to a value from wherever it is now. Exponentially, which browsers can do in the middle of another change; what is
 * left of the way after the given time is under 1 %, and two sounds that change places add up to one all along.
 */
export function glide(value: AudioParam, wanted: number, from_s: number, within_s: number): void {
  value.cancelScheduledValues(from_s)
  value.setTargetAtTime(wanted, from_s, within_s / 5)
}
