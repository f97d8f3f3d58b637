import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email, Mailer } from '../domain/account/email'
import { MINUTE_MS } from '../domain/clock'
import { TestClock } from '../testing/test-clock'
import { EmailRejected } from './smtp-mailer'
import { emailQueue, RETRY_INTERVAL_MS } from './email-queue'

const parent = mkdtempSync(join(tmpdir(), 'soundleaf-emails-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const emailTo = (to: string): Email => ({ to, subject: 'Choose a new password', text: 'A link' })

/** A queue in front of a mail server that behaves as the test says. */
function open() {
  const folder = mkdtempSync(join(parent, 'queue-'))
  const [clock, sent, failures] = [new TestClock(), [] as string[], [] as string[][]]
  const server: { answer: (to: string) => Error | null } = { answer: () => null }
  const transport: Mailer = {
    send({ to }) {
      const failure = server.answer(to)
      if (failure !== null) return Promise.reject(failure)
      sent.push(to)
      return Promise.resolve()
    },
  }
  const start = (place = folder) => emailQueue(place, transport, clock.read, (...what) => failures.push(what))
  return { folder, clock, sent, failures, server, start, queue: start() }
}
const down = () => new Error('The mail server did not accept the email: ESOCKET')

test('[OPS-06] an email that the mail server accepts at once leaves nothing behind', async () => {
  const { queue, sent, failures, folder } = open()
  await queue.send(emailTo('ann@example.com'))
  expect([sent, failures, readdirSync(folder)]).toEqual([['ann@example.com'], [], []])
})

test('[OPS-06] an email waits while the mail server is down, over a restart too, and is sent once', async () => {
  const { queue, server, sent, failures, folder, clock, start } = open()
  server.answer = down
  await queue.send(emailTo('ann@example.com'))
  expect(failures).toEqual([['waiting', 'The mail server did not accept the email: ESOCKET']])
  const [file = ''] = readdirSync(folder)
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)

  server.answer = () => null
  const restarted = start()
  // The process that sends it may still be trying.
  await restarted.retry()
  expect(sent).toEqual([])
  clock.advance(RETRY_INTERVAL_MS)
  await restarted.retry()
  await queue.retry()
  expect([sent, readdirSync(folder)]).toEqual([['ann@example.com'], []])
})

test('[OPS-06] one that the mail server rejects delays no other, and is reported', async () => {
  const { queue, server, sent, failures, folder, clock } = open()
  server.answer = down
  for (const name of ['ann', 'ben', 'eve']) {
    await queue.send(emailTo(`${name}@example.com`))
    clock.advance(1)
  }
  clock.advance(RETRY_INTERVAL_MS)
  server.answer = (to) => (to === 'ann@example.com' ? new EmailRejected('EENVELOPE 550') : null)
  await queue.retry()
  expect([sent, readdirSync(folder)]).toEqual([['ben@example.com', 'eve@example.com'], []])
  expect(failures.slice(3)).toEqual([['given up', 'EENVELOPE 550']])
})

test('[OPS-06] when the server does not answer for one email, the others are not tried', async () => {
  const { queue, server, clock, failures, folder } = open()
  server.answer = down
  for (const name of ['ann', 'ben', 'eve']) await queue.send(emailTo(`${name}@example.com`))
  clock.advance(RETRY_INTERVAL_MS)
  await queue.retry()
  expect([failures.length, readdirSync(folder).length]).toEqual([4, 3])
})

test('[OPS-06] an email whose link has expired is given up, and that is reported', async () => {
  const { queue, server, clock, failures, folder, sent } = open()
  server.answer = down
  await queue.send(emailTo('ann@example.com'))
  clock.advance(30 * MINUTE_MS + 1)
  server.answer = () => null
  await queue.retry()
  expect([sent, readdirSync(folder)]).toEqual([[], []])
  expect(failures.at(-1)).toEqual(['given up', 'The mail server did not accept it in time.'])
})

test('[OPS-06] an email that cannot be stored is sent all the same', async () => {
  const { start, sent, folder } = open()
  const noFolder = join(folder, 'a file')
  writeFileSync(noFolder, '')
  await start(noFolder).send(emailTo('ann@example.com'))
  expect(sent).toEqual(['ann@example.com'])
})
