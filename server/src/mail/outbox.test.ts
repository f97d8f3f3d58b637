import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { outbox } from './outbox'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[OPS-06] without a mail server a letter is a file, whose name is told, and which its owner alone can read', async () => {
  const told: string[] = []
  const post = outbox(
    join(folder, 'outbox'),
    () => new Date('2026-03-10T12:00:00.000Z'),
    (file) => told.push(file),
  )
  const link = 'https://soundleaf.test/reset-password?token=abc&email=ann%40example.com'
  await post.send({ to: 'ann@example.com', subject: 'Choose a new password', text: link })
  const [file = ''] = told
  expect(readFileSync(file, 'utf8')).toBe(`To: ann@example.com\nSubject: Choose a new password\n\n${link}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // [SEC-10] What the log gets is the name of the file, and that holds nothing of the letter.
  expect(basename(file)).toMatch(/^2026-03-10T12-00-00\.000Z-[0-9a-f]{8}\.txt$/)
})
