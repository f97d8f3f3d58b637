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
  /** What runs from now on; what ran before under the same ears goes on, and all else fades out. */
  readonly put: (sounds: readonly Playable[]) => void
  /** Lets one of them be heard, and no other. */
  readonly hear: (id: string) => void
  /** How much of full scale a pascal is. */
  readonly turnTo: (fullScalePerPascal: number) => void
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
  let isFirst = true
  const listen = () => {
    for (const [id, { voice }] of voices) voice.fadeTo(id === heard ? 1 : 0)
  }
  context.onstatechange = () => {
    if (context.state !== 'running') onEnd()
  }
  return {
    put(sounds) {
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
    },
    hear(id) {
      heard = id
      listen()
    },
    turnTo(fullScalePerPascal) {
      glide(output.gain, fullScalePerPascal, context.currentTime, isFirst ? FIRST_RISE_S : CROSSFADE_S)
      isFirst = false
    },
    stop() {
      context.onstatechange = null
      void context.close()
    },
  }
}
