import { MOST_KEYS } from '../domain/api-key/api-key'
import { DAY_MS } from '../domain/clock'
import { listOf, walls } from '../testing/batches'
import { calculation, newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { storesOf } from '../testing/stores-of'
import { PASSWORD, type Person, type PersonOptions } from '../testing/test-application'

onEachDatabase('API keys', (server) => {
  const person = (options: PersonOptions = {}) => server().person(options)
  const request = {
    name: 'Tender tool',
    scopes: ['Calculate', 'Batches'] as const,
    days: 30,
    password: PASSWORD,
  }
  const make = (of: Person, change: Partial<typeof request> = {}) =>
    of.call('makeApiKey', { body: { ...request, ...change, scopes: [...request.scopes] } })
  const withKey = (key: string) => ({ authorization: `Bearer ${key}` })

  test('[BEY-16] a key calculates and makes batches without a login, and does nothing else', async () => {
    const anna = await person()
    const { apiKey, key } = (await make(anna)).body
    expect(key.startsWith(apiKey.start)).toBe(true)
    expect((await server().call('calculate', calculation(), withKey(key))).status).toBe(200)
    const batch = await server().call('makeBatch', listOf(walls(1)), withKey(key))
    expect((await anna.call('getBatch', { params: { id: batch.body.batchId } })).body.count).toBe(1)
    const beyond = [
      await server().call('listProjects', {}, withKey(key)),
      await server().call('saveProject', newProject(), withKey(key)),
      await server().call('makeApiKey', { body: { ...request, scopes: ['Calculate'] } }, withKey(key)),
      await server().call('eraseAccount', { body: { password: PASSWORD } }, withKey(key)),
    ]
    expect(beyond.map(({ status, failure }) => [status, failure.reason])).toEqual(
      beyond.map(() => [403, 'ApiKeyScope']),
    )
    expect(beyond[0]?.failure.message).toContain('ReadProjects')
  })

  test('[BEY-16] the database has no key, the list its beginning and when it was used', async () => {
    const anna = await person()
    const { key } = (await make(anna)).body
    const before = (await anna.call('listApiKeys', {})).body.keys
    expect(before).toMatchObject([{ name: 'Tender tool', lastUsedDateUtc: null, start: key.slice(0, 8) }])
    await server().call('calculate', calculation(), withKey(key))
    const [listed] = (await anna.call('listApiKeys', {})).body.keys
    expect(listed?.lastUsedDateUtc).toBe(server().clock.read().toISOString())
    expect(JSON.stringify(listed)).not.toContain(key)
  })

  test('[BEY-16] a key that is revoked, has run out, or was never made, lets nobody in', async () => {
    const anna = await person()
    const [revoked, short] = [(await make(anna)).body, (await make(anna, { days: 1 })).body]
    await anna.call('revokeApiKey', { params: { id: revoked.apiKey.id } })
    server().clock.advance(DAY_MS)
    const keys = [revoked.key, short.key, 'slk_never', `${short.key}x`]
    const answers = await Promise.all(
      keys.map((key) => server().call('calculate', calculation(), withKey(key))),
    )
    expect(answers.map(({ status, failure }) => [status, failure.reason])).toEqual(
      keys.map(() => [401, 'ApiKeyInvalid']),
    )
  })

  test('[BEY-16] a key ends with its account, and rests while the licence has none', async () => {
    const anna = await person()
    const { key } = (await make(anna)).body
    const { accounts, sessions } = storesOf(server().database)
    await accounts.setLicence(anna.id, 'light', null)
    expect((await server().call('calculate', calculation(), withKey(key))).failure.code).toBe(
      'LicenceInsufficient',
    )
    await accounts.setLicence(anna.id, 'full', null)
    expect((await server().call('calculate', calculation(), withKey(key))).status).toBe(200)
    await sessions.disable(anna.id, server().clock.read())
    expect((await server().call('calculate', calculation(), withKey(key))).failure.reason).toBe(
      'ApiKeyInvalid',
    )
  })

  test('[BEY-16] making one asks for the password, tells its owner, and is audited like its end', async () => {
    const anna = await person()
    expect((await make(anna, { password: 'a wrong password' })).failure.reason).toBe('PasswordIncorrect')
    const { apiKey, key } = (await make(anna)).body
    await server().call('makeBatch', listOf(walls(1)), withKey(key))
    await anna.call('revokeApiKey', { params: { id: apiKey.id } })
    const mails = (await server().emails()).filter(({ to }) => to === anna.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Soundleaf account has a new API key'])
    const entries = (await server().auditEntries()).filter(({ accountId }) => accountId === anna.id)
    const said = entries.map(({ action, outcome, details }) => ({ action, outcome, details }))
    expect(said).toContainEqual({ action: 'makeApiKey', outcome: 'PasswordIncorrect', details: [] })
    expect(said).toContainEqual({ action: 'makeApiKey', outcome: 'done', details: [apiKey.id] })
    expect(said).toContainEqual({ action: 'revokeApiKey', outcome: 'done', details: [apiKey.id] })
    const made = said.find(({ action }) => action === 'makeBatch')
    expect(made?.details).toContain(`key ${apiKey.id}`)
    expect(JSON.stringify(entries)).not.toContain(key)
  })

  test('[BEY-16] an account has so many keys, and others do not see or revoke them', async () => {
    const [anna, ben] = [await person(), await person()]
    let id = ''
    for (let at = 0; at < MOST_KEYS; at += 1) id = (await make(anna)).body.apiKey.id
    const { status, failure } = await make(anna)
    expect([status, failure.reason]).toEqual([507, 'TooManyKeys'])
    expect((await ben.call('listApiKeys', {})).body.keys).toEqual([])
    expect((await ben.call('revokeApiKey', { params: { id } })).status).toBe(404)
  })

  test.each<[string, object, string]>([
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope of nothing', { scopes: ['Everything'] }, 'scopes'],
    ['a year and a day', { days: 366 }, 'days'],
    ['a blank name', { name: ' ' }, 'name'],
  ])('[BEY-16] %s is refused with its field', async (_, change, field) => {
    const { status, failure } = await (await person()).call('makeApiKey', {
      body: { ...request, ...change } as never,
    })
    expect(status).toBe(400)
    expect(failure.field).toContain(field)
  })
})
