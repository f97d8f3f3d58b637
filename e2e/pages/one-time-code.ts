import { createHmac } from 'node:crypto'
import type { Locator } from '@playwright/test'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const INTERVAL_MS = 30_000

/** The key that a dialog shows for typing it into the app. */
export const keyIn = async (place: Locator): Promise<string> =>
  (await place.locator('code').innerText()).replace(/\s/g, '')

/**
 * The code of an authenticator app, by RFC 6238 and RFC 4226. `later`: of the interval after this one, which servers
 * take as well, for who has used this one.
 */
export function oneTimeCode(key: string, later = 0): string {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / INTERVAL_MS) + later))
  const digest = createHmac('sha1', secret).update(count).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
