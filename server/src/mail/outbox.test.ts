import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { logWritten, outbox, type WrittenEmail } from './outbox'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[OPS-06] without a mail server an email becomes a file, whose name and links are reported, and which its owner alone can read', async () => {
  const written: WrittenEmail[] = []
  const mailer = outbox(
    join(folder, 'outbox'),
    () => new Date('2026-03-10T12:00:00.000Z'),
    (email) => written.push(email),
  )
  const link = 'https://soundleaf.test/reset-password?token=abc&email=ann%40example.com'
  await mailer.send({ to: 'ann@example.com', subject: 'Choose a new password', text: `Open it:\n${link}` })
  const [{ file, links } = { file: '', links: [] }] = written
  expect(links).toEqual([link])
  expect(readFileSync(file, 'utf8')).toBe(
    `To: ann@example.com\nSubject: Choose a new password\n\nOpen it:\n${link}\n`,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // [SEC-10] In production the log gets the name of the file alone, and that holds nothing of the email.
  expect(basename(file)).toMatch(/^2026-03-10T12-00-00\.000Z-[0-9a-f]{8}\.txt$/)
})

test('[OPS-06] [SEC-10] the log names the file and its link; in production the file alone', () => {
  const lines: unknown[] = []
  const log = { info: (what: unknown) => void lines.push(what) }
  const email = { file: 'outbox/1.txt', links: ['https://soundleaf.test/reset-password?token=abc'] }
  logWritten(email, { isProduction: false }, log)
  logWritten(email, { isProduction: true }, log)
  expect(lines).toEqual([email, { file: 'outbox/1.txt' }])
})
