import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../domain/account/email'
import type { Clock } from '../domain/clock'

/** Without a mail server emails are written to files. `onWritten` gets the name of the file, never its content. */
export function outbox(folder: string, clock: Clock, onWritten: (file: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(
        folder,
        `${clock().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`,
      )
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
      onWritten(file)
    },
  }
}
