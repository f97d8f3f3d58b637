import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { AUDIT_RETENTION_MS } from '../domain/audit-trail'
import { DAY_MS, MINUTE_MS } from '../domain/clock'
import { auditStore } from '../storage/audit-store'
import { calculation } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD, TEST_ADDRESS_HASH } from '../testing/test-application'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onEachDatabase('the audit trail', (server) => {
  /** The entries that came since, the oldest first. */
  async function entriesOf(work: () => Promise<unknown>) {
    const before = new Set((await server().auditEntries()).map(({ id }) => id))
    await work()
    return (await server().auditEntries()).filter(({ id }) => !before.has(id))
  }
  const logIn = (username: string, password = PASSWORD) =>
    server().call('login', { body: { username, password, refreshTransport: 'body' } })

  test('[SEC-19] a login and a failed one name the account, the network, the moment and the request', async () => {
    const { id, email } = await server().account()
    let requestId: unknown
    const entries = await entriesOf(async () => {
      await logIn(email, 'a wrong password')
      requestId = (await logIn(email.toUpperCase())).headers['x-request-id']
    })
    const common = { action: 'login', accountId: id, addressHash: null, network: '127.0.0.1' }
    expect(entries.map(({ outcome }) => outcome).sort()).toEqual(['InvalidCredentials', 'done'])
    for (const entry of entries) expect(entry).toMatchObject({ ...common, at: server().clock.read() })
    expect(entries.find(({ outcome }) => outcome === 'done')?.requestId).toBe(requestId)
  })

  test('[SEC-19] an address without an account is a keyed hash, the same each time', async () => {
    const address = `${randomUUID()}@nowhere.example`
    const entries = await entriesOf(async () => {
      await logIn(address)
      await server().call('forgottenPassword', { body: { email: address.toUpperCase() } })
    })
    expect(entries).toHaveLength(2)
    for (const { accountId, addressHash } of entries)
      expect([accountId, addressHash]).toEqual([null, TEST_ADDRESS_HASH(address)])
    expect(JSON.stringify(entries)).not.toContain('nowhere')
  })

  test('[SEC-19] changes of the password, a reset and a logout are entries, refused ones too', async () => {
    const person = await server().person()
    const change = (password: string, newPassword: string) =>
      person.call('updatePassword', { body: { password, newPassword } })
    const entries = await entriesOf(async () => {
      await change('a wrong password', 'another long password')
      await server().auditEntries()
      await change(PASSWORD, 'another long password')
      await server().call('forgottenPassword', { body: { email: person.email } })
      const [token = ''] = await server().resetTokens(person.email)
      await person.call('logout', {})
      await server().call('changeForgottenPassword', {
        body: { email: person.email, token, password: PASSWORD },
      })
    })
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
      'changeForgottenPassword done',
      'forgottenPassword done',
      'logout done',
      'updatePassword PasswordIncorrect',
      'updatePassword done',
    ])
    for (const { accountId } of entries) expect(accountId).toBe(person.id)
  })

  test('[SEC-19] refused access says to what, and a stolen token whose it was', async () => {
    const [owner, stranger] = [await server().person(), await server().person({ licence: 'light' })]
    const missing = randomUUID()
    const refused = await entriesOf(async () => {
      await stranger.call('getProject', { params: { id: missing } })
      await stranger.call('report', calculation())
      await stranger.call('listProjects', {})
    })
    expect(refused.map(({ action, outcome, details }) => [action, outcome, details])).toEqual(
      expect.arrayContaining([
        ['getProject', 'NotFound', [missing]],
        ['report', 'LicenceInsufficient', []],
      ]),
    )
    expect(refused).toHaveLength(2)

    const tabId = randomUUID()
    const body = { username: owner.email, password: PASSWORD, id: tabId, refreshTransport: 'body' } as const
    await owner.call('logout', {})
    const { refreshToken } = (await server().call('login', { body })).body
    const reuse = await entriesOf(async () => {
      await server().call('refreshToken', { body: { id: tabId, refreshToken } })
      server().clock.advance(MINUTE_MS)
      await server().call('refreshToken', { body: { id: tabId, refreshToken } })
    })
    expect(reuse).toMatchObject([{ action: 'refreshToken', outcome: 'SessionReused', accountId: owner.id }])
  })

  test('[SEC-19] every command of the operator is an entry, without addresses, and audit lists them', async () => {
    const person = await server().account()
    const entries = await entriesOf(async () => {
      await runAdmin(server(), 'set-licence', person.email, 'trial', '--until', '2026-12-31')
      server().clock.advance(1)
      await runAdmin(server(), 'add-member', 'No such team', person.email)
      server().clock.advance(1)
    })
    expect(entries).toMatchObject([
      {
        action: 'admin set-licence',
        outcome: 'done',
        operator: 'olga',
        accountId: person.id,
        details: ['trial', '--until', '2026-12-31'],
      },
      { action: 'admin add-member', outcome: 'failed', accountId: person.id, details: ['No such team'] },
    ])
    const { output } = await runAdmin(server(), 'audit', '--of', person.email)
    expect(output).toContain(
      `admin set-licence trial --until 2026-12-31: done  operator olga, about ${person.id}`,
    )
    expect(output.split('\n')).toHaveLength(2)
    const json = await runAdmin(server(), 'audit', '--of', person.email, '--json', '--limit', '1')
    expect(JSON.parse(json.output)).toMatchObject({ action: 'admin audit', accountId: person.id })
    expect((await runAdmin(server(), 'audit', '--since', '2026-02-30')).fault).toContain('Enter a day')
    expect((await runAdmin(server(), 'audit', '--since', '2199-01-01')).output).toBe(
      'There is no such entry.',
    )
  })

  test('[SEC-19] nobody changes or removes an entry of the last year, not even the database’s owner', async () => {
    const { queries } = server().database
    await server().auditEntries()
    for (const statement of [
      sql`update audit_entries set outcome = 'done'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ])
      await expect(
        queries.transaction(async (tx) => {
          // All of these entries are of the test's clock; a younger one makes sure that there is one.
          await auditStore(tx).append({
            id: randomUUID(),
            at: new Date(),
            action: 'login',
            outcome: 'done',
            accountId: null,
            addressHash: null,
            operator: null,
            network: null,
            requestId: null,
            details: [],
          })
          await tx.execute(statement)
        }),
      ).rejects.toMatchObject({ cause: { message: 'The audit trail is append-only' } })
    const old = new Date(Date.now() - AUDIT_RETENTION_MS - DAY_MS)
    await queries.execute(sql`insert into audit_entries (id, at, action, outcome, details)
      values (${randomUUID()}, ${old.toISOString()}, 'old', 'done', '[]')`)
    await auditStore(queries).purge(new Date(Date.now() - AUDIT_RETENTION_MS))
    expect((await server().auditEntries()).filter(({ action }) => action === 'old')).toEqual([])
  })

  test('[SEC-19] a restore takes away no entry, and adds those of the backup', async () => {
    const file = join(folder, `${randomUUID()}.backup`)
    await runAdmin(server(), 'backup', file)
    const before = await server().auditEntries()
    expect(await runAdmin(server(), 'restore', file, '--replace')).toMatchObject({ fault: null })
    const after = await server().auditEntries()
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
    expect(after.at(-1)).toMatchObject({ action: 'admin restore', details: [file, '--replace'] })
  })

  test('[SEC-19] a flood of refusals of one network fills no table', async () => {
    server().clock.advance(10 * MINUTE_MS)
    const person = await server().person()
    const entries = await entriesOf(async () => {
      for (let call = 0; call < 60; call += 1)
        await person.call('getProject', { params: { id: randomUUID() } })
    })
    expect(entries).toHaveLength(30)
  })
})
