import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { EmailRejected, smtpMailer } from './smtp-mailer'

const EMAIL = {
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

/** A mail server of the test's own, which accepts emails or rejects their recipients. */
async function mailServer(accepts: boolean) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(accepts ? null : Object.assign(new Error(`no such mailbox ${address}`), { responseCode: 550 }))
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
  return {
    received,
    mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@soundleaf.test' }),
  }
}

test('[OPS-06] an email is sent over SMTP to its one recipient', async () => {
  const { received, mailer } = await mailServer(true)
  await mailer.send(EMAIL)
  expect(received).toHaveLength(1)
  const [email] = received
  expect(email).toMatchObject({ from: 'no-reply@soundleaf.test', to: ['ann@example.com'] })
  expect(email?.text).toContain('Subject: Choose a new password')
})

test('[SEC-09] an address is one recipient, whatever is in it', async () => {
  const { received, mailer } = await mailServer(true)
  await mailer.send({ ...EMAIL, to: 'ann,eve@example.com' }).catch(() => undefined)
  for (const { to } of received) expect(to).not.toContain('eve@example.com')
})

test('[SEC-10] a rejected email is reported with the codes, and without the address', async () => {
  const { mailer } = await mailServer(false)
  const error = await mailer.send(EMAIL).then(
    () => null,
    (thrown: Error) => thrown,
  )
  expect(error).toBeInstanceOf(EmailRejected)
  expect(error?.message).toBe('The mail server did not accept the email: EENVELOPE 550')
  expect(String(error?.stack)).not.toContain('ann@example.com')
  expect(error?.cause).toBeUndefined()
})

test('[OPS-06] a mail server that is down may accept the email later', async () => {
  const { mailer } = await mailServer(true)
  for (const server of servers) await new Promise<void>((resolve) => server.close(() => resolve()))
  const error = await mailer.send(EMAIL).then(
    () => null,
    (thrown: Error) => thrown,
  )
  expect(error).not.toBeInstanceOf(EmailRejected)
  expect(error?.message).toMatch(/^The mail server did not accept the email: \w+$/)
})
