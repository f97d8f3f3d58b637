import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { LetterRefused, smtp } from './smtp'

const LETTER = {
  to: 'ann@example.com',
  subject: 'Choose a new password',
  text: 'https://soundleaf.test/åäö?a=1&b=2',
}

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

const servers = new Set<SMTPServer>()
afterEach(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.close(() => resolve()))
  servers.clear()
})

/** A mail server of the test's own, which takes letters or refuses their receivers. */
async function mailServer(takes: boolean) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(takes ? null : Object.assign(new Error(`no such mailbox ${address}`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { received, post: smtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@soundleaf.test' }) }
}

test('[OPS-06] a letter goes out by SMTP to its one receiver', async () => {
  const { received, post } = await mailServer(true)
  await post.send(LETTER)
  expect(received).toHaveLength(1)
  const [letter] = received
  expect(letter).toMatchObject({ from: 'no-reply@soundleaf.test', to: ['ann@example.com'] })
  expect(letter?.text).toContain('Subject: Choose a new password')
})

test('[SEC-09] an address is one receiver, whatever is in it', async () => {
  const { received, post } = await mailServer(true)
  await post.send({ ...LETTER, to: 'ann,eve@example.com' }).catch(() => undefined)
  for (const { to } of received) expect(to).not.toContain('eve@example.com')
})

test('[SEC-10] a refused letter is told with the codes, and without the address', async () => {
  const { post } = await mailServer(false)
  const error = await post.send(LETTER).then(
    () => null,
    (thrown: Error) => thrown,
  )
  expect(error).toBeInstanceOf(LetterRefused)
  expect(error?.message).toBe('The mail server took no letter: EENVELOPE 550')
  expect(String(error?.stack)).not.toContain('ann@example.com')
  expect(error?.cause).toBeUndefined()
})

test('[OPS-06] a mail server that is not there may take the letter later', async () => {
  const { post } = await mailServer(true)
  for (const server of servers) await new Promise<void>((resolve) => server.close(() => resolve()))
  const error = await post.send(LETTER).then(
    () => null,
    (thrown: Error) => thrown,
  )
  expect(error).not.toBeInstanceOf(LetterRefused)
  expect(error?.message).toMatch(/^The mail server took no letter: \w+$/)
})
