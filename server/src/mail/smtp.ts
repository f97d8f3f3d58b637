import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../domain/clock'
import type { Post } from '../domain/account/mail'
import type { MailSettings } from '../settings'

const LONGEST_WAIT_MS = 20 * SECOND_MS

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
        throw new Error(`The mail server took no letter: ${reasonOf(error)}`)
      }
    },
  }
}

/** The library's message may quote the address, which no log holds (SEC-10): its codes do. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  return `${code ?? 'no code'} ${responseCode ?? ''}`.trim()
}
