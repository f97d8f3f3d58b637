import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { applyDelta, createDelta } from 'fossil-delta'

/** A text as it is stored by itself. */
export const packWhole = (text: string): Buffer => deflateRawSync(text)
export const unpackWhole = (packed: Uint8Array): string => inflateRawSync(packed).toString()

/**
 * What must be changed in one text to get another: how many bytes both begin and end with, which is nearly all where one
 * value was edited, and a delta of what is between.
 */
export function packDelta(from: string, to: string): Buffer {
  const [source, target] = [Buffer.from(from), Buffer.from(to)]
  const most = Math.min(source.length, target.length)
  let start = 0
  while (start < most && source[start] === target[start]) start += 1
  let end = 0
  while (end < most - start && source[source.length - 1 - end] === target[target.length - 1 - end]) end += 1
  const delta = createDelta<Uint8Array>(between(source, start, end), between(target, start, end))
  return deflateRawSync(Buffer.concat([Buffer.from(`${start} ${end}\n`), Buffer.from(delta)]))
}

/** The text that a delta makes of the one that it was made from; throws for any other. */
export function unpackDelta(from: string, packed: Uint8Array): string {
  const [source, stored] = [Buffer.from(from), inflateRawSync(packed)]
  const header = stored.indexOf('\n')
  const [start = 0, end = 0] = stored.toString('latin1', 0, header).split(' ').map(Number)
  const delta = new Uint8Array(stored.subarray(header + 1))
  const middle = applyDelta<Uint8Array>(between(source, start, end), delta, { verifyChecksum: true })
  const tail = source.subarray(source.length - end)
  return Buffer.concat([source.subarray(0, start), Buffer.from(middle), tail]).toString()
}

const between = (bytes: Buffer, start: number, end: number): Uint8Array =>
  new Uint8Array(bytes.subarray(start, bytes.length - end))
