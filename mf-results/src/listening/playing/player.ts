import { SAMPLE_RATE_HZ } from '../sound/bands'
import type { Ears } from '../sound/render'
import { addVoice, CROSSFADE_S, glide, type Voice } from './voices'

/** A beginning that startles nobody. */
const FIRST_RISE_S = 0.6
/** Sources begin together, this long after they were made. */
const HEAD_START_S = 0.05

/** One of several sounds that run in step. */
export interface Playable {
  readonly id: string
  readonly ears: Ears
}

interface Running {
  readonly ears: Ears
  readonly voice: Voice
}

export interface Player {
  /**
   * What runs from now on, and how much of full scale a pascal is; what ran before under the same ears goes on, and all
   * else fades out. What comes is never heard as loud as what it replaces was turned up, nor the other way round.
   */
  readonly put: (sounds: readonly Playable[], fullScalePerPascal: number) => void
  /** Lets one of them be heard, and no other. */
  readonly hear: (id: string) => void
  readonly stop: () => void
}

/** Whether this browser can play what it makes itself. */
export const canPlay = (): boolean => typeof globalThis.AudioContext === 'function'

/**
 * Begins to play, silent until something is put in and heard. To be called by a press: browsers let nothing sound
 * before one.
 *
 * @param onEnd the device or the browser has ended it
 * @throws what the browser says when it lets nothing play
 */
export async function startPlayer(onEnd: () => void): Promise<Player> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE_HZ })
  const output = context.createGain()
  output.gain.value = 0
  output.connect(context.destination)
  try {
    await context.resume()
  } catch (error) {
    void context.close()
    throw error
  }
  const startedAt_s = context.currentTime + HEAD_START_S
  let voices: ReadonlyMap<string, Running> = new Map()
  let heard = ''
  let turnedTo = 0
  const listen = () => {
    for (const [id, { voice }] of voices) voice.fadeTo(id === heard ? 1 : 0)
  }
  context.onstatechange = () => {
    if (context.state !== 'running') onEnd()
  }
  return {
    put(sounds, fullScalePerPascal) {
      const now_s = context.currentTime
      const isTurnedDown = fullScalePerPascal < turnedTo
      if (isTurnedDown) {
        output.gain.cancelScheduledValues(now_s)
        output.gain.setValueAtTime(fullScalePerPascal, now_s)
      }
      const before = voices
      voices = new Map(
        sounds.map(({ id, ears }): readonly [string, Running] => {
          const kept = before.get(id)
          if (kept?.ears === ears) return [id, kept]
          return [id, { ears, voice: addVoice(context, output, ears, 0, startedAt_s) }]
        }),
      )
      for (const [id, old] of before) if (voices.get(id) !== old) old.voice.end()
      listen()
      if (turnedTo === 0) glide(output.gain, fullScalePerPascal, now_s, FIRST_RISE_S)
      else if (!isTurnedDown) glide(output.gain, fullScalePerPascal, now_s + 2 * CROSSFADE_S, CROSSFADE_S)
      turnedTo = fullScalePerPascal
    },
    hear(id) {
      heard = id
      listen()
    },
    stop() {
      context.onstatechange = null
      void context.close()
    },
  }
}
