import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Product } from '../product'
import { OWN_PASSWORD } from './journey'

export const newAddress = (): string => `p-${randomUUID().slice(0, 12)}@example.com`

type Server = Pick<Product, 'address' | 'dataFolder'>

/** Opens and activates an account, with a password of its own; its address. */
export async function openAccount(request: APIRequestContext, server: Server): Promise<string> {
  const email = newAddress()
  const data = { email, confirmEmail: email, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD }
  expect((await request.post(`${server.address}/account/signup`, { data })).ok()).toBe(true)
  await activate(request, server, email)
  return email
}

/** Uses the link of the sign-up's mail, and chooses the same password again. */
async function activate(request: APIRequestContext, server: Server, email: string): Promise<void> {
  const link = new URL((await activationLinksTo(server.dataFolder, email, 1)).join(), server.address)
  const data = { email, token: link.searchParams.get('token'), password: OWN_PASSWORD }
  expect((await request.post(`${server.address}/account/changeforgottenpassword`, { data })).ok()).toBe(true)
}

/** The letters of a subject to an address that a server with this data folder has sent. */
function lettersTo(dataFolder: string, email: string, subject: string): string[] {
  const outbox = join(dataFolder, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => letter.startsWith(`To: ${email}\nSubject: ${subject}\n`))
}

/** The path and query of the one reset link that was mailed to an address; waits for its letter. */
export const resetLinkTo = async (dataFolder: string, email: string): Promise<string> =>
  (await linksIn(dataFolder, email, 'Choose a new password', 1)).join()

/** Those of so many links that activate an account. */
export const activationLinksTo = (dataFolder: string, email: string, count: number): Promise<string[]> =>
  linksIn(dataFolder, email, 'Welcome to Soundleaf', count)

async function linksIn(dataFolder: string, email: string, subject: string, count: number): Promise<string[]> {
  const links = () =>
    lettersTo(dataFolder, email, subject).flatMap(
      (letter) => /https?:\/\/[^/]+(\/reset-password\?\S+)/.exec(letter)?.[1] ?? [],
    )
  await expect.poll(links).toHaveLength(count)
  return links()
}
