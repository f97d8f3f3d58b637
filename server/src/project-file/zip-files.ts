import { setImmediate as nextTurn } from 'node:timers/promises'
import { strToU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { MEGABYTE } from '../domain/project/quota'
import { accept, refuse, type Decision } from '../domain/refusal'

export interface TextFile {
  readonly name: string
  readonly text: string
}

export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What may be packed in one ZIP. */
export interface ZipLimits {
  readonly files: number
  readonly unpacked_MB: number
}

/** Of what a page or a script sends. */
export const SENT_LIMITS: ZipLimits = { files: 200, unpacked_MB: 32 }
/** What is unpacked at a time: of so little, even what was packed with malice becomes no more than a few megabytes. */
const CHUNK_BYTES = 4096

/** The beginning of a ZIP with files, and of one without any. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** A ZIP of texts; the same texts have the same bytes, whenever they are packed. */
export function zipFiles(files: readonly TextFile[]): Uint8Array {
  const packed = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  // The least that the format can say; in it a time has no zone.
  return zipSync(packed, { mtime: new Date(1980, 0, 1) })
}

/**
 * The JSON files of a ZIP in the order of their names; what systems add to one is left out. What it says of its sizes is
 * not believed: unpacking stops as soon as there is more than is allowed.
 */
export async function unzipFiles(
  zip: Uint8Array,
  limits: ZipLimits,
): Promise<Decision<readonly NamedFile[]>> {
  const files = new Map<string, Uint8Array[]>()
  const read = { bytes: 0, isTooLarge: false, isFaulty: false }
  const count = (bytes: number) => {
    read.bytes += bytes
    read.isTooLarge ||= read.bytes > limits.unpacked_MB * MEGABYTE || files.size > limits.files
  }
  const unzip = new Unzip((entry) => {
    if (!isOfInterest(entry.name)) return
    const chunks: Uint8Array[] = []
    // A ZIP may name a file twice; both count, and neither hides the other.
    files.set(files.has(entry.name) ? `${files.size} ${entry.name}` : entry.name, chunks)
    count(0)
    entry.ondata = (error, chunk) => {
      read.isFaulty ||= error !== null
      if (error !== null) return
      count(chunk.length)
      if (!read.isTooLarge) chunks.push(chunk)
    }
    if (!read.isTooLarge) entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < zip.length && !read.isTooLarge && !read.isFaulty; at += CHUNK_BYTES) {
      const end = Math.min(at + CHUNK_BYTES, zip.length)
      unzip.push(zip.slice(at, end), end === zip.length)
      // Others are answered meanwhile.
      if (at % (16 * CHUNK_BYTES) === 0) await nextTurn()
    }
  } catch {
    read.isFaulty = true
  }
  if (read.isTooLarge)
    return refuse('ZipTooLarge', { params: { max_MB: limits.unpacked_MB, files: limits.files } })
  if (read.isFaulty) return refuse('ZipFaulty')
  const named = [...files].map(([name, chunks]) => ({ name, bytes: Buffer.concat(chunks) }))
  return accept(named.sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name)))
}

/** Systems put files of their own beside those of a person. */
const isOfInterest = (name: string): boolean =>
  /\.json$/i.test(name) && !name.startsWith('__MACOSX/') && !/(^|\/)\./.test(name)
