import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../domain/clock'
import type { Post } from '../domain/account/mail'
import type { MailSettings } from '../settings'

/** Less than a stop of the server waits for what has begun. */
const LONGEST_WAIT_MS = 15 * SECOND_MS

/** The mail server answered, and will never take this letter: there is no such mailbox. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused'
}

/** Letters go out by a mail server. */
export function smtp({ url, from }: MailSettings): Post {
  const transport = createTransport({
    url,
    connectionTimeout: LONGEST_WAIT_MS,
    greetingTimeout: LONGEST_WAIT_MS,
    socketTimeout: LONGEST_WAIT_MS,
  })
  return {
    async send({ to, subject, text }) {
      try {
        // As an object, an address is one address, whatever is in it.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        const message = `The mail server took no letter: ${reasonOf(error)}`
        throw isFinal(error) ? new LetterRefused(message) : new Error(message)
      }
    },
  }
}

interface MailError {
  readonly code?: string
  readonly responseCode?: number
}

/** A lasting no (5xx) to the receiver or the letter; one to our own name and password is the operator's to mend. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as MailError
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** The library's message may quote the address, which no log holds (SEC-10): its codes do. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as MailError
  return `${code ?? 'no code'} ${responseCode ?? ''}`.trim()
}
