import { LOOP_SAMPLES, SAMPLE_RATE_HZ } from '../sound/bands'
import type { Ears } from '../sound/render'
import { addVoice } from './voices'

/** What a sound is once the browser's own audio has played it, offline: one turn of its loop, in pascal. */
export async function played(ears: Ears): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, LOOP_SAMPLES, SAMPLE_RATE_HZ)
  addVoice(context, context.destination, ears, 1, 0)
  return context.startRendering()
}

const HEADER_BYTES = 44
const BYTES = 4

/** A wave file of both channels, 32-bit floating point. */
export function waveFile(buffer: AudioBuffer): Blob {
  const channels = [buffer.getChannelData(0), buffer.getChannelData(1)]
  const frame = channels.length * BYTES
  const size = buffer.length * frame
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + size))
  const text = (at: number, word: string) =>
    [...word].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + size, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // Floating point.
  view.setUint16(20, 3, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, buffer.sampleRate, true)
  view.setUint32(28, buffer.sampleRate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, 8 * BYTES, true)
  text(36, 'data')
  view.setUint32(40, size, true)
  channels.forEach((samples, channel) =>
    samples.forEach((sample, at) =>
      view.setFloat32(HEADER_BYTES + at * frame + channel * BYTES, sample, true),
    ),
  )
  return new Blob([view.buffer], { type: 'audio/wav' })
}
