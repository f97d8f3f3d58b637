import { TOTP } from 'otpauth'
import { SECOND_MS } from '../domain/clock'
import { PASSWORD, type Person, type PersonOptions, type TestApplication } from './test-application'

/** As authenticator apps have it (RFC 6238). */
export const INTERVAL_MS = 30 * SECOND_MS

/** The code that the app on the phone shows now. */
export const codeOf = (secret: string, server: TestApplication): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock.read().getTime() })

/** Somebody who has a second factor, and whose next code is not used. */
export async function personWithSecondFactor(
  server: TestApplication,
  options: PersonOptions = {},
): Promise<{ person: Person; secret: string; recoveryCodes: readonly string[] }> {
  const person = await server.person(options)
  const body = { username: person.email, password: PASSWORD }
  const { secret, recoveryCodes } = (await server.call('beginSecondFactor', { body })).body
  const confirmed = await person.call('confirmSecondFactor', { body: { code: codeOf(secret, server) } })
  if (confirmed.status !== 200) throw new Error(`No second factor: ${JSON.stringify(confirmed.failure)}`)
  server.clock.advance(INTERVAL_MS)
  return { person, secret, recoveryCodes }
}
