import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Letter, Post } from '../domain/account/mail'
import { MINUTE_MS } from '../domain/clock'
import { TestClock } from '../testing/test-application'
import { LetterRefused } from './smtp'
import { RETRY_MS, spool } from './spool'

const parent = mkdtempSync(join(tmpdir(), 'soundleaf-letters-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const letterTo = (to: string): Letter => ({ to, subject: 'Choose a new password', text: 'A link' })

/** A spool before a mail server that does as it is told. */
function open() {
  const folder = mkdtempSync(join(parent, 'spool-'))
  const [clock, sent, told] = [new TestClock(), [] as string[], [] as string[][]]
  const server: { answer: (to: string) => Error | null } = { answer: () => null }
  const transport: Post = {
    send({ to }) {
      const failure = server.answer(to)
      if (failure !== null) return Promise.reject(failure)
      sent.push(to)
      return Promise.resolve()
    },
  }
  const start = (place = folder) => spool(place, transport, clock.read, (...what) => told.push(what))
  return { folder, clock, sent, told, server, start, letters: start() }
}
const down = () => new Error('The mail server took no letter: ESOCKET')

test('[OPS-06] what the mail server takes at once leaves nothing behind', async () => {
  const { letters, sent, told, folder } = open()
  await letters.send(letterTo('ann@example.com'))
  expect([sent, told, readdirSync(folder)]).toEqual([['ann@example.com'], [], []])
})

test('[OPS-06] a letter waits while the mail server is down, over a new start too, and goes out once', async () => {
  const { letters, server, sent, told, folder, clock, start } = open()
  server.answer = down
  await letters.send(letterTo('ann@example.com'))
  expect(told).toEqual([['waits', 'The mail server took no letter: ESOCKET']])
  const [file = ''] = readdirSync(folder)
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)

  server.answer = () => null
  const later = start()
  // Whoever sends may still be at it.
  await later.retry()
  expect(sent).toEqual([])
  clock.advance(RETRY_MS)
  await later.retry()
  await letters.retry()
  expect([sent, readdirSync(folder)]).toEqual([['ann@example.com'], []])
})

test('[OPS-06] one that the mail server refuses holds up no other, and is told', async () => {
  const { letters, server, sent, told, folder, clock } = open()
  server.answer = down
  for (const name of ['ann', 'ben', 'eve']) {
    await letters.send(letterTo(`${name}@example.com`))
    clock.advance(1)
  }
  clock.advance(RETRY_MS)
  server.answer = (to) => (to === 'ann@example.com' ? new LetterRefused('EENVELOPE 550') : null)
  await letters.retry()
  expect([sent, readdirSync(folder)]).toEqual([['ben@example.com', 'eve@example.com'], []])
  expect(told.slice(3)).toEqual([['given up', 'EENVELOPE 550']])
})

test('[OPS-06] where the server does not answer to one letter, the others wait without a try', async () => {
  const { letters, server, clock, told, folder } = open()
  server.answer = down
  for (const name of ['ann', 'ben', 'eve']) await letters.send(letterTo(`${name}@example.com`))
  clock.advance(RETRY_MS)
  await letters.retry()
  expect([told.length, readdirSync(folder).length]).toEqual([4, 3])
})

test('[OPS-06] a letter whose link has ended is given up, which is told', async () => {
  const { letters, server, clock, told, folder, sent } = open()
  server.answer = down
  await letters.send(letterTo('ann@example.com'))
  clock.advance(30 * MINUTE_MS + 1)
  server.answer = () => null
  await letters.retry()
  expect([sent, readdirSync(folder)]).toEqual([[], []])
  expect(told.at(-1)).toEqual(['given up', 'The mail server did not take it in time.'])
})

test('[OPS-06] where no letter can be kept, it is sent all the same', async () => {
  const { start, sent, folder } = open()
  const noFolder = join(folder, 'a file')
  writeFileSync(noFolder, '')
  await start(noFolder).send(letterTo('ann@example.com'))
  expect(sent).toEqual(['ann@example.com'])
})
