import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email, Mailer } from '../domain/account/email'
import { MINUTE_MS, type Clock } from '../domain/clock'
import { carriedTrace, inSpan, inTraceOf, type CarriedTrace } from '../tracing/spans'
import { EmailRejected } from './smtp-mailer'

export const RETRY_INTERVAL_MS = MINUTE_MS
/** Named as in earlier versions, so that emails that wait during an update are still sent. */
const SUFFIX = '.letter'
/** As long as the links in emails are valid. */
const MAX_AGE_MS = 30 * MINUTE_MS

export interface EmailQueue extends Mailer {
  /** Tries to send the waiting emails again. */
  retry(): Promise<void>
}

/** What happened to an email that could not be sent; the reason never contains an address. */
export type OnFailure = (outcome: 'waiting' | 'given up', reason: string) => void

/**
 * Keeps emails in a folder until the mail server has accepted them, so that none is lost while it is down or when this
 * process ends. A file's modification time is that of the last try: other processes that retry in the same folder leave
 * it alone for a while.
 */
export function emailQueue(
  folder: string,
  transport: Mailer,
  clock: Clock,
  onFailure: OnFailure,
): EmailQueue {
  async function store(email: Email): Promise<string> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${clock().getTime()}-${randomUUID()}${SUFFIX}`)
    // Renamed when it is complete, so that a retry never reads half a file.
    const draft = `${file}.part`
    await writeFile(draft, JSON.stringify({ ...email, ...carriedTrace() }), { mode: 0o600 })
    await utimes(draft, clock(), clock())
    await rename(draft, file)
    return file
  }

  /** Whether the mail server answered, even if it rejected the email. An email without a file is tried only once. */
  async function deliver(email: Email, file: string | null): Promise<boolean> {
    try {
      await inSpan('email', {}, () => transport.send(email))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isRejected = error instanceof EmailRejected
      onFailure(isRejected || file === null ? 'given up' : 'waiting', reason)
      if (!isRejected) return false
    }
    if (file !== null) await rm(file, { force: true })
    return true
  }

  return {
    async send(email) {
      await deliver(email, await store(email).catch(() => null))
    },

    async retry() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).sort()
      for (const name of names) {
        const file = join(folder, name)
        const now = clock()
        if (now.getTime() - Number.parseInt(name, 10) > MAX_AGE_MS) {
          await rm(file, { force: true })
          onFailure('given up', 'The mail server did not accept it in time.')
          continue
        }
        const lastTry = await stat(file).catch(() => null)
        if (lastTry === null || Math.abs(now.getTime() - lastTry.mtimeMs) < RETRY_INTERVAL_MS) continue
        await utimes(file, now, now)
        const { traceparent, ...email } = JSON.parse(await readFile(file, 'utf8')) as Email & CarriedTrace
        // If the mail server is down for one email, it is for the others.
        if (!(await inTraceOf(traceparent, () => deliver(email, file)))) return
      }
    },
  }
}
