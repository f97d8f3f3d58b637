import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answered, TestApplication } from './test-application'
import { CLIENT, type TestProvider } from './identity-provider'
import { runAdmin, type AdminOutput } from './run-admin'

/** Where the provider sends people back to. */
export const CALLBACK = 'https://soundleaf.test/'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-sso-'))

/** A file with a secret, as the operator has it. */
export function secretFile(secret: string = CLIENT.secret): string {
  const file = join(folder, randomUUID())
  writeFileSync(file, `${secret}\n`)
  return file
}

/** What `set-sso` is told of the client. */
export const clientAt = (issuer: string, secret: string = CLIENT.secret): readonly string[] => [
  ...['--issuer', issuer, '--client-id', CLIENT.id],
  ...['--secret-file', secretFile(secret)],
]

let teams = 0

/** A team of two places, whose people have addresses of a domain of its own. */
export async function teamAt(
  provider: TestProvider,
  server: TestApplication,
  ...options: readonly string[]
): Promise<{ team: string; domain: string; output: string }> {
  teams += 1
  const [team, domain] = [`Signing on ${teams}`, `firm${teams}.example`]
  await runAdmin(server, 'create-team', team, '--slots', '2')
  const set: AdminOutput = await runAdmin(
    server,
    ...['set-sso', team, ...clientAt(provider.issuer), '--domain', domain, ...options],
  )
  if (set.fault !== null) throw new Error(set.fault)
  return { team, domain, output: set.output }
}

/** The first half, and the cookie that the browser keeps. */
export async function beginSignOn(
  server: TestApplication,
  email: string,
): Promise<Answered<'beginSingleSignOn'> & { cookie: string }> {
  const begun = await server.call('beginSingleSignOn', { body: { email } })
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  return { ...begun, cookie }
}

export const finishSignOn = (server: TestApplication, answer: string, cookie: string) =>
  server.call('finishSingleSignOn', { body: { answer } }, { cookie })

/** Both halves, and what is between them at the provider. */
export async function signOnAt(
  provider: TestProvider,
  server: TestApplication,
  email: string,
  as = email,
): Promise<Answered<'finishSingleSignOn'>> {
  const { body, cookie } = await beginSignOn(server, email)
  return finishSignOn(server, await provider.confirm(body.address, as), cookie)
}
