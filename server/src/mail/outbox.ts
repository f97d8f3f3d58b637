import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../domain/account/email'
import type { Clock } from '../domain/clock'
import type { Log } from '../logging'
import type { Settings } from '../settings'

/** What is told of an email that was written: its file, and what may be done with it. */
export interface WrittenEmail {
  readonly file: string
  /** The addresses in its text. They hold secrets: who has one can act for the account. */
  readonly links: readonly string[]
}

/** Without a mail server emails are written to files. */
export function outbox(folder: string, clock: Clock, onWritten: (email: WrittenEmail) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(
        folder,
        `${clock().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`,
      )
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
      onWritten({ file, links: text.match(/https?:\/\/\S+/g) ?? [] })
    },
  }
}

/**
 * Tells the operator where the email is, and the link itself for who tries the product without a mail server. In
 * production, where a mail server may be missing by mistake, the log must not open accounts.
 */
export function logWritten(
  { file, links }: WrittenEmail,
  { isProduction }: Pick<Settings, 'isProduction'>,
  log: Pick<Log, 'info'>,
): void {
  log.info(isProduction ? { file } : { file, links }, 'no mail server is set: email written to a file')
}
