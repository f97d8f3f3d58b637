import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupRefused, reasonOf } from './backup-file'

/** The lines of a gzipped file; throws a sentence when it cannot be read to its end. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  // Errors of both streams surface in the loop below, so the callback is empty.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new BackupRefused(`${file} cannot be read: ${reasonOf(error)}.`)
  }
  if (rest !== '') yield rest
}
