import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Post } from '../domain/account/mail'
import { MINUTE_MS, type Clock } from '../domain/clock'
import { LetterRefused } from './smtp'

/** How often the letters that wait are tried again. */
export const RETRY_MS = MINUTE_MS
const SUFFIX = '.letter'
/** A letter is of use for as long as the link in it. */
const USEFUL_MS = 30 * MINUTE_MS

export interface Spool extends Post {
  /** Tries the letters that wait once more. */
  retry(): Promise<void>
}

/** What became of a letter that the mail server did not take; the reason holds no address. */
export type OnFailure = (outcome: 'waits' | 'given up', reason: string) => void

/**
 * Letters lie in a folder until the mail server has taken them, so that none is lost while it is down or when this
 * process ends. A file's time is that of its last try: whoever else retries in the same folder leaves it alone for a
 * while.
 */
export function spool(folder: string, transport: Post, clock: Clock, onFailure: OnFailure): Spool {
  async function keep(letter: Letter): Promise<string> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${clock().getTime()}-${randomUUID()}${SUFFIX}`)
    // It has its name when it is whole.
    const draft = `${file}.part`
    await writeFile(draft, JSON.stringify(letter), { mode: 0o600 })
    await utimes(draft, clock(), clock())
    await rename(draft, file)
    return file
  }

  /** Whether the mail server had an answer to the letter, be it no. Without a file it has this one try. */
  async function deliver(letter: Letter, file: string | null): Promise<boolean> {
    try {
      await transport.send(letter)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isRefused = error instanceof LetterRefused
      onFailure(isRefused || file === null ? 'given up' : 'waits', reason)
      if (!isRefused) return false
    }
    if (file !== null) await rm(file, { force: true })
    return true
  }

  return {
    async send(letter) {
      await deliver(letter, await keep(letter).catch(() => null))
    },

    async retry() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).sort()
      for (const name of names) {
        const file = join(folder, name)
        const now = clock()
        if (now.getTime() - Number.parseInt(name, 10) > USEFUL_MS) {
          await rm(file, { force: true })
          onFailure('given up', 'The mail server did not take it in time.')
          continue
        }
        const lastTry = await stat(file).catch(() => null)
        if (lastTry === null || Math.abs(now.getTime() - lastTry.mtimeMs) < RETRY_MS) continue
        await utimes(file, now, now)
        const letter = JSON.parse(await readFile(file, 'utf8')) as Letter
        // Where the server does not answer to one, the others wait as well.
        if (!(await deliver(letter, file))) return
      }
    },
  }
}
