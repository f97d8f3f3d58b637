import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Post } from '../domain/account/mail'
import type { Clock } from '../domain/clock'

/** Without a mail server, letters are files in a folder; `onKept` hears where, and never what is in them. */
export function outbox(folder: string, clock: Clock, onKept: (file: string) => void): Post {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(
        folder,
        `${clock().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`,
      )
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
      onKept(file)
    },
  }
}
