import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import { AccountData } from '@soundleaf/contracts'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '../domain/clock'
import * as schema from '../storage/schema'
import { listOf, walls } from '../testing/batches'
import { newCurve, newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { ownProduct } from '../testing/own-products'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD, type Person } from '../testing/test-application'

onEachDatabase('own data', (server) => {
  const erase = (person: Person, password = PASSWORD) => person.call('eraseAccount', { body: { password } })
  const logIn = async (username: string) =>
    (await server().call('login', { body: { username, password: PASSWORD, refreshTransport: 'body' } }))
      .status
  /** The tables with rows of an account, whichever tables there are. */
  const stored = async ({ id }: { readonly id: string }) => {
    const { queries } = server().database
    const found: Record<string, number> = {}
    for (const table of Object.values(schema).filter((exported) => is(exported, PgTable))) {
      const name = getTableName(table)
      const { accountId } = getTableColumns(table) as Record<string, PgColumn | undefined>
      const owner = table === schema.accounts ? schema.accounts.id : accountId
      if (owner === undefined || table === schema.auditEntries) continue
      const rows = await queries.select({ owner }).from(table).where(eq(owner, id))
      if (rows.length > 0) found[name] = rows.length
    }
    return found
  }

  test('[SEC-23] a person downloads all that is stored of them, and of nobody else', async () => {
    const teamId = await server().team(5)
    const [person, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    const secret = await colleague.call('saveProject', newProject('A project of another'))
    await colleague.call('setShared', { params: { id: secret.body.projectId }, body: { isShared: true } })
    const names = Array.from({ length: 23 }, (_, index) => `Wall ${index}`)
    for (const name of names) await person.call('saveProject', newProject(name))
    const draft = newProject('Draft')
    const { body: first } = await person.call('saveProject', draft)
    await person.call('saveProject', {
      body: { ...newProject('Saved twice').body, ...first, creationKey: undefined },
    })
    names.push('Saved twice')
    const [gone] = (await person.call('listProjects', { query: {} })).body.projects
    await person.call('deleteProject', { params: { id: gone?.projectId ?? '' } })
    const { body: curve } = await person.call('saveMeasuredCurve', newCurve())
    const [board, teams] = [ownProduct('own', 'A board of mine'), ownProduct('team', 'A board of the team')]
    for (const body of [board, { ...board, base: 1, content: { ...board.content, price: 20 } }, teams])
      await person.call('saveOwnProduct', { body })
    const boards = Array.from({ length: 12 }, () => ownProduct('own'))
    for (const body of boards) await person.call('saveOwnProduct', { body })
    await person.call('deleteOwnProduct', { params: { id: boards[0]?.id ?? '' } })
    const key = { name: 'Tender tool', scopes: ['Calculate' as const], days: 30, password: PASSWORD }
    const { key: secretKey } = (await person.call('makeApiKey', { body: key })).body
    const batch = (await person.call('makeBatch', listOf(walls(1), { name: 'One wall' }))).body
    await server().auditEntries()

    const data = (await person.call('exportAccount', {})).body
    expect(data.account).toMatchObject({ id: person.id, email: person.email, license: 'full', teamId })
    expect(data.projects.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(data.projects.filter(({ deletedDateUtc }) => deletedDateUtc !== null)).toMatchObject([
      { name: gone?.name },
    ])
    const { body: whole } = await person.call('getProject', {
      params: { id: data.projects.find(({ name }) => name !== gone?.name)?.projectId ?? '' },
    })
    expect(data.projects.find(({ projectId }) => projectId === whole.projectId)).toMatchObject({
      structures: whole.structures,
      fieldValues: whole.fieldValues,
    })
    expect(data.projects.find(({ name }) => name === 'Saved twice')?.history).toMatchObject([
      { revision: 1, name: 'Draft', label: null, structures: draft.body.structures },
    ])
    expect(data.measuredCurves).toMatchObject([{ id: curve.id, title: curve.title, values: curve.values }])
    expect(data.ownProducts.map(({ id }) => id).sort()).toEqual([board, ...boards].map(({ id }) => id).sort())
    expect(data.ownProducts.find(({ id }) => id === board.id)).toMatchObject({
      deletedDateUtc: null,
      versions: [
        { version: 2, content: { name: 'A board of mine', price: 20 }, savedBy: person.email },
        { version: 1, content: { price: 18.6 } },
      ],
    })
    expect(data.ownProducts.filter(({ deletedDateUtc }) => deletedDateUtc !== null)).toMatchObject([
      { id: boards[0]?.id },
    ])
    expect(data.apiKeys).toMatchObject([{ name: 'Tender tool', scopes: ['Calculate'] }])
    expect(data.batches).toMatchObject([{ batchId: batch.batchId, name: 'One wall' }])
    expect(data.sessions).toMatchObject([{ endedDateUtc: null }])
    expect(data.activity.map(({ action, outcome }) => `${action} ${outcome}`)).toContain('login done')
    const text = JSON.stringify(data)
    for (const foreign of [
      colleague.id,
      colleague.email,
      'A project of another',
      teams.id,
      `hash of ${PASSWORD}`,
      secretKey,
    ])
      expect(text).not.toContain(foreign)
  })

  test('[SEC-23] who erases the account is logged out everywhere, and a login is one with wrong credentials', async () => {
    const teamId = await server().team(5)
    const [person, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    const { body } = await person.call('saveProject', newProject('Shared'))
    await person.call('setShared', { params: { id: body.projectId }, body: { isShared: true } })

    const wrong = await erase(person, 'not the password')
    expect(wrong.failure).toMatchObject({ reason: 'PasswordIncorrect', field: 'password' })
    expect((await person.call('getAccount', {})).status).toBe(200)

    expect((await erase(person)).status).toBe(200)
    expect((await person.call('getAccount', {})).failure.code).toBe('TokenInvalid')
    const login = await server().call('login', { body: { username: person.email, password: PASSWORD } })
    expect([login.status, login.failure.code]).toEqual([401, 'InvalidCredentials'])
    expect((await colleague.call('listTeamProjects', { query: {} })).body.projects).toEqual([])
    expect((await server().emails()).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your Soundleaf account was erased',
    })
  })

  test('[SEC-23] after 30 days nothing is stored, and the entries of the audit trail name no address', async () => {
    const teamId = await server().team(5)
    const [person, colleague] = [await server().person({ teamId }), await server().account({ teamId })]
    await person.call('saveProject', newProject('Mine'))
    await person.call('saveMeasuredCurve', newCurve())
    const teams = ownProduct('team')
    for (const body of [ownProduct('own'), teams]) await person.call('saveOwnProduct', { body })
    await erase(person)
    server().clock.advance(30 * DAY_MS - 1)
    await server().purgeExpired()
    expect(await stored(person)).toEqual({ accounts: 1, projects: 1, measured_curves: 1, own_products: 1 })
    server().clock.advance(2)
    await server().purgeExpired()
    expect(await stored(person)).toEqual({})
    const { products } = (await (await server().signIn(colleague)).call('listOwnProducts', {})).body
    expect(products).toMatchObject([{ id: teams.id, savedBy: null }])

    const entries = (await server().auditEntries()).filter(({ accountId }) => accountId === person.id)
    expect(entries.map(({ action }) => action)).toContain('eraseAccount')
    expect(JSON.stringify(entries)).not.toContain(person.email)
    const { email } = person
    const again = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    await server().call('signUp', { body: again })
    expect((await server().emails()).at(-1)).toMatchObject({ to: email, subject: 'Welcome to Soundleaf' })
  })

  test('[SEC-23] till then the operator gives it back, with what went with it and nothing else', async () => {
    const person = await server().person()
    await person.call('saveProject', newProject('Kept'))
    const { body } = await person.call('saveProject', newProject('Deleted before'))
    await person.call('deleteProject', { params: { id: body.projectId } })
    await person.call('saveMeasuredCurve', newCurve())
    const [kept, before] = [ownProduct('own'), ownProduct('own')]
    for (const product of [kept, before]) await person.call('saveOwnProduct', { body: product })
    await person.call('deleteOwnProduct', { params: { id: before.id } })
    server().clock.advance(1000)
    await erase(person)
    const { email } = person
    const again = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    await server().call('signUp', { body: again })
    expect((await server().emails()).at(-1)?.text).toMatch(/address, whose account was erased/)
    expect((await runAdmin(server(), 'list')).output).toContain(`${email}  full  erased`)
    await runAdmin(server(), 'enable', email)
    const back = await server().signIn(person)
    const { projects: rows } = (await back.call('listProjects', { query: {} })).body
    expect(rows.map(({ name }) => name)).toEqual(['Kept'])
    const { curves } = (await back.call('listMeasuredCurves', { query: {} })).body
    expect(curves).toHaveLength(1)
    const { products } = (await back.call('listOwnProducts', {})).body
    expect(products.map(({ id }) => id)).toEqual([kept.id])
  })

  test('[SEC-23] the operator does both for who cannot log in any more', async () => {
    const person = await server().person()
    await person.call('saveProject', newProject('Mine'))
    const file = join(mkdtempSync(join(tmpdir(), 'soundleaf-data-')), 'data.json')
    expect(await runAdmin(server(), 'export-account', person.email, file)).toMatchObject({ fault: null })
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect(Value.Check(AccountData, data)).toBe(true)
    expect(data).toMatchObject({ account: { email: person.email }, projects: [{ name: 'Mine' }] })
    expect((await runAdmin(server(), 'export-account', person.email, file)).fault).toContain('EEXIST')
    await runAdmin(server(), 'erase-account', person.email)
    expect(await logIn(person.email)).toBe(401)
    expect((await person.call('getAccount', {})).status).toBe(401)
  })

  test('[SEC-14] an account that is never activated is removed after a week, but for those of a team', async () => {
    const lone = await server().account({ isVerified: false })
    const member = await server().account({ isVerified: false, teamId: await server().team(1) })
    server().clock.advance(7 * DAY_MS - 1)
    await server().purgeExpired()
    expect(await stored(lone)).toMatchObject({ accounts: 1 })
    server().clock.advance(2)
    await server().purgeExpired()
    expect(await stored(lone)).toEqual({})
    expect(await stored(member)).toMatchObject({ accounts: 1 })
  })

  test('[SGN-07] the trial is counted from the activation', async () => {
    const email = 'waits@example.com'
    const body = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    await server().call('signUp', { body })
    server().clock.advance(DAY_MS - 1000)
    const [token = ''] = await server().resetTokens(email)
    await server().call('changeForgottenPassword', { body: { email, password: PASSWORD, token } })
    const person = await server().signIn({ id: '', email })
    const end = new Date(server().clock.read().getTime() + 30 * DAY_MS)
    expect((await person.call('getAccount', {})).body.trialExpiry).toBe(end.toISOString())
  })
})
