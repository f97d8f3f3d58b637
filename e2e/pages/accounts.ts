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

/** The letters to an address, oldest first, that a server with this data folder has sent. */
export function lettersTo(dataFolder: string, email: string): string[] {
  const outbox = join(dataFolder, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => letter.startsWith(`To: ${email}\n`))
}

/** The path and query of the reset link in the last letter to an address; waits for the letter. */
export async function resetLinkTo(dataFolder: string, email: string): Promise<string> {
  const link = () =>
    /https?:\/\/[^/]+(\/reset-password\?\S+)/.exec(lettersTo(dataFolder, email).at(-1) ?? '')?.[1]
  await expect.poll(link).toBeDefined()
  return link() ?? ''
}
