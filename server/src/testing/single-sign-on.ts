import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT, startProvider, type TestProvider } from './identity-provider'
import { onEachDatabase } from './on-each-database'
import { runAdmin } from './run-admin'
import type { TestApplication } from './test-application'

/** Where the provider sends people back to, before the id of their team. */
export const CALLBACKS = 'https://soundleaf.test/sign-on/'

/** What `set-sso` is told of the client; the secret is in a file, as the operator has it. */
export function clientAt(issuer: string, secret: string = CLIENT.secret): readonly string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'soundleaf-sso-')), randomUUID())
  writeFileSync(file, `${secret}\n`)
  return ['--issuer', issuer, '--client-id', CLIENT.id, '--secret-file', file]
}

/** Describes the application once per database, with a real provider beside it. */
export function withProvider(subject: string, describeTests: (steps: () => SignOnSteps) => void): void {
  let provider: TestProvider | null = null
  beforeAll(async () => {
    provider = await startProvider(CALLBACKS, 'claims-when-asked')
  })
  afterAll(() => provider?.stop())
  onEachDatabase(subject, (server) => {
    describeTests(() => {
      if (provider === null) throw new Error('The provider runs inside a test only')
      return new SignOnSteps(server(), provider)
    })
  })
}

let teams = 0

/** What operator, browser and person do. */
export class SignOnSteps {
  constructor(
    readonly server: TestApplication,
    readonly provider: TestProvider,
  ) {}

  admin(...args: readonly string[]) {
    return runAdmin(this.server, ...args)
  }

  /** A team of two places, whose people have addresses of a domain of its own. */
  async team(...options: readonly string[]): Promise<{ team: string; domain: string; output: string }> {
    teams += 1
    const [team, domain] = [`Signing on ${teams}`, `firm${teams}.example`]
    await this.admin('create-team', team, '--slots', '2')
    const client = clientAt(this.provider.issuer)
    const set = await this.admin('set-sso', team, ...client, '--domain', domain, ...options)
    if (set.fault !== null) throw new Error(set.fault)
    return { team, domain, output: set.output }
  }

  /** The first half, and the cookie that the browser keeps. */
  async begin(email: string) {
    const begun = await this.server.call('beginSingleSignOn', { body: { email } })
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
    return { ...begun, cookie }
  }

  finish(answer: string, cookie: string) {
    return this.server.call('finishSingleSignOn', { body: { answer } }, { cookie })
  }

  /** Both halves, and between them what the person says to be at the provider. */
  async signOn(email: string, as = email) {
    const { body, cookie } = await this.begin(email)
    return this.finish(await this.provider.confirm(body.address, as), cookie)
  }

  async logOut(accessToken: string): Promise<void> {
    await this.server.call('logout', {}, { authorization: `Bearer ${accessToken}` })
  }

  /** Who is logged in by a token. */
  async account(accessToken: string) {
    return (await this.server.call('getAccount', {}, { authorization: `Bearer ${accessToken}` })).body
  }
}
