import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../domain/clock'
import type { Mailer } from '../domain/account/email'
import type { MailSettings } from '../settings'

/** Shorter than the time that stopping the server waits for running tasks. */
const TIMEOUT_MS = 15 * SECOND_MS

/** The mail server has rejected the email for good, as for a mailbox that does not exist. */
export class EmailRejected extends Error {
  override readonly name = 'EmailRejected'
}

/** Sends email over SMTP. */
export function smtpMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send({ to, subject, text }) {
      try {
        // A string would be parsed, and could name several recipients; an object is one address.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        const message = `The mail server did not accept the email: ${reasonOf(error)}`
        throw isPermanent(error) ? new EmailRejected(message) : new Error(message)
      }
    },
  }
}

interface MailError {
  readonly code?: string
  readonly responseCode?: number
}

/** A 5xx for the recipient or the message. One for our own login is not: the operator can correct it. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as MailError
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** Only codes: the library's message may quote the address, which must not get into the log. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as MailError
  return `${code ?? 'no code'} ${responseCode ?? ''}`.trim()
}
