import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { outbox } from './outbox'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[OPS-06] without a mail server an email becomes a file, whose name is reported, and which its owner alone can read', async () => {
  const written: string[] = []
  const mailer = outbox(
    join(folder, 'outbox'),
    () => new Date('2026-03-10T12:00:00.000Z'),
    (file) => written.push(file),
  )
  const link = 'https://soundleaf.test/reset-password?token=abc&email=ann%40example.com'
  await mailer.send({ to: 'ann@example.com', subject: 'Choose a new password', text: link })
  const [file = ''] = written
  expect(readFileSync(file, 'utf8')).toBe(`To: ann@example.com\nSubject: Choose a new password\n\n${link}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // [SEC-10] What the log gets is the name of the file, and that holds nothing of the email.
  expect(basename(file)).toMatch(/^2026-03-10T12-00-00\.000Z-[0-9a-f]{8}\.txt$/)
})
