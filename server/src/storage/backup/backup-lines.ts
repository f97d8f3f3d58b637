import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupRefused, reasonOf } from './backup-file'

/** The lines of a gzipped file; fails in a sentence when it cannot be read to its end. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  // A fault of either stream arrives where the text is read; the callback has nothing to add.
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
