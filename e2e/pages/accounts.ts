import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD } from './journey'

export const newAddress = (): string => `p-${randomUUID().slice(0, 12)}@example.com`

/** Opens an account, whose password is that of the demo accounts; its address. */
export async function openAccount(request: APIRequestContext, address: string): Promise<string> {
  const email = newAddress()
  const data = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await request.post(`${address}/account/signup`, { data })).ok()).toBe(true)
  return email
}

/** The letters to an address that a server with this data folder has sent. */
function lettersTo(dataFolder: string, email: string): string[] {
  const outbox = join(dataFolder, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => letter.startsWith(`To: ${email}\n`))
}

/**
 * The path and query of the one reset link that was mailed to an address; waits for its letter. Another letter, that
 * of the sign-up, may be there as well, before it or behind it: what is mailed after an answer has no order.
 */
export async function resetLinkTo(dataFolder: string, email: string): Promise<string> {
  const links = () =>
    lettersTo(dataFolder, email).flatMap(
      (letter) => /https?:\/\/[^/]+(\/reset-password\?\S+)/.exec(letter)?.[1] ?? [],
    )
  await expect.poll(links).toHaveLength(1)
  return links().join()
}
