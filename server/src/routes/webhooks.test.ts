import { createHmac, randomUUID } from 'node:crypto'
import { WebhookMessage } from '@soundleaf/contracts'
import { Value } from '@sinclair/typebox/value'
import { HOUR_MS, MINUTE_MS } from '../domain/clock'
import { webhookDeliveries } from '../storage/schema'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { save } from '../testing/project-files'
import { storesOf } from '../testing/stores-of'
import { PASSWORD, type Person } from '../testing/test-application'
import { webhookReceiver, type Received } from '../testing/webhook-receiver'

let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeEach(async () => void (receiver = await webhookReceiver()))
afterEach(() => receiver.close())

const make = (person: Person, url = receiver.url) => person.call('makeWebhook', { body: { url } })
const listOf = async (person: Person) => (await person.call('listWebhooks', {})).body.webhooks
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookMessage)

/** As docs.standardwebhooks.com has it: HMAC-SHA256 of id, time and body, the key from base64 behind `whsec_`. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

onEachDatabase('webhooks', (server) => {
  const person = () => server().person()
  /** Past the end of the owner's session, too. */
  const rowsOf = ({ id }: Person) => storesOf(server().database).webhooks.list(id)
  /** A moment later, so that what comes next is later. */
  const later = () => server().clock.advance(1)

  test('[BEY-11] every saved revision is told, signed, and nothing of a project but what it is called', async () => {
    const owner = await person()
    await save(owner, newProject('Before'))
    const { secret, webhook } = (await make(owner)).body
    const id = await save(owner, newProject('Party wall'))
    later()
    await owner.call('saveProject', {
      body: { ...newProject('Party wall, 2').body, projectId: id, revision: 1 },
    })
    // What is refused is no revision, and what strangers save is theirs.
    await owner.call('saveProject', { body: { ...newProject('Stale').body, projectId: id, revision: 1 } })
    await save(await person())
    await server().deliverWebhooks()
    const told = messages()
    expect(told.map(({ data }) => data)).toEqual([
      { projectId: id, name: 'Party wall', revision: 1 },
      { projectId: id, name: 'Party wall, 2', revision: 2 },
    ])
    for (const message of told) expect(Value.Check(WebhookMessage, message)).toBe(true)
    expect(Object.keys(told[0] ?? {})).toEqual(['type', 'timestamp', 'data'])
    for (const one of receiver.received) {
      expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
      expect(Number(one.headers['webhook-timestamp'])).toBe(
        Math.floor(server().clock.read().getTime() / 1000),
      )
    }
    const [kept] = await listOf(owner)
    expect(kept).toEqual({
      ...webhook,
      last: { dateUtc: server().clock.read().toISOString(), status: 204 },
    })
    await server().deliverWebhooks()
    expect(receiver.received).toHaveLength(2)
  })

  test('[BEY-11] copies, restored states and imports are revisions as well; a link, a share and a filing are none', async () => {
    const owner = await person()
    await make(owner)
    const id = await save(owner, newProject('Wall'))
    later()
    await owner.call('duplicateProject', { params: { id }, body: { name: 'Copy' } })
    later()
    await owner.call('restoreRevision', { params: { id, revision: '1' }, body: { revision: 1 } })
    await owner.call('setShared', { params: { id }, body: { isShared: true } })
    await owner.call('setFiling', { body: { ids: [id], job: '2431' } })
    await owner.call('makeLink', { params: { id }, body: { days: 7 } })
    await server().deliverWebhooks()
    expect(messages().map(({ data }) => [data?.name, data?.revision])).toEqual([
      ['Wall', 1],
      ['Copy', 1],
      ['Wall', 2],
    ])
  })

  test('[BEY-11] what is not taken is tried again, ever later, under the same id, for a day', async () => {
    const owner = await person()
    const { secret } = (await make(owner)).body
    receiver.answer(503)
    await save(owner)
    // 1, 5 and 30 minutes, 2, 6 and 15 hours after the one before.
    const waits = [0, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 15 * HOUR_MS]
    for (const [tries, wait] of waits.entries()) {
      if (wait > 0) {
        server().clock.advance(wait - 1)
        await server().deliverWebhooks()
        expect(receiver.received).toHaveLength(tries)
        server().clock.advance(1)
      }
      await server().deliverWebhooks()
      expect(receiver.received).toHaveLength(tries + 1)
      const isGivenUp = tries === waits.length - 1
      expect(await rowsOf(owner)).toMatchObject([{ waiting: isGivenUp ? 0 : 1, lastStatus: 503 }])
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of receiver.received)
      expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
    server().clock.advance(24 * HOUR_MS)
    await server().deliverWebhooks()
    expect(receiver.received).toHaveLength(waits.length)
  })

  test('[BEY-11] a receiver that is back gets what waited, and one that is away holds up no other', async () => {
    const [owner, other] = [await person(), await person()]
    const gone = await webhookReceiver()
    await gone.close()
    await make(owner, gone.url)
    later()
    await make(owner)
    await make(other)
    receiver.answer(500)
    await save(owner, newProject('Late'))
    await server().deliverWebhooks()
    receiver.answer(200)
    await save(other, newProject('Other'))
    await server().deliverWebhooks()
    expect(messages().map(({ data }) => data?.name)).toEqual(['Late', 'Other'])
    server().clock.advance(MINUTE_MS)
    await server().deliverWebhooks()
    expect(messages().map(({ data }) => data?.name)).toEqual(['Late', 'Other', 'Late'])
    expect(await listOf(owner)).toMatchObject([
      { waiting: 1, last: { status: null } },
      { waiting: 0, last: { status: 200 } },
    ])
  })

  test('[BEY-11] two processes that look at the same time send each message once', async () => {
    const owner = await person()
    await make(owner)
    for (let count = 0; count < 5; count += 1) await save(owner, newProject(`Wall ${count}`))
    await Promise.all([1, 2, 3].map(() => server().deliverWebhooks()))
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })

  test('[BEY-11] at most a hundred messages wait for one receiver, the latest', async () => {
    const owner = await person()
    const { webhook } = (await make(owner)).body
    const id = await save(owner)
    for (let revision = 1; revision <= 105; revision += 1) {
      server().clock.advance(1000)
      await owner.call('saveProject', { body: { ...newProject().body, projectId: id, revision } })
    }
    expect(await listOf(owner)).toMatchObject([{ id: webhook.id, waiting: 100 }])
    const rows = await server().database.queries.select().from(webhookDeliveries)
    const revisions = rows.flatMap(({ webhookId, message }) =>
      webhookId === webhook.id ? [message.data?.revision ?? 0] : [],
    )
    expect([Math.min(...revisions), Math.max(...revisions)]).toEqual([7, 106])
    await owner.call('removeWebhook', { params: { id: webhook.id } })
  })

  test('[BEY-11] a test says what was answered; a removed webhook is told nothing, nor is that of a closed account', async () => {
    const [owner, leaver] = [await person(), await person()]
    const { webhook } = (await make(owner)).body
    receiver.answer(418)
    const tested = await owner.call('testWebhook', { params: { id: webhook.id } })
    expect(tested.body.webhook.last).toMatchObject({ status: 418 })
    expect(messages()).toMatchObject([{ type: 'webhook.test', data: null }])
    await save(owner)
    await owner.call('removeWebhook', { params: { id: webhook.id } })
    await make(leaver)
    await save(leaver)
    await leaver.call('eraseAccount', { body: { password: PASSWORD } })
    await server().deliverWebhooks()
    expect(receiver.received).toHaveLength(1)
    expect(await listOf(owner)).toEqual([])
  })

  test('[BEY-11] an address that is refused says why, a sixth webhook and a trial’s are refused', async () => {
    const [owner, trial] = [await person(), await server().person({ licence: 'trial' })]
    for (const url of [
      'https://10.0.0.1/',
      'https://[::1]/',
      'ftp://example.com/',
      'no address',
      'https://a:b@c.example/',
    ]) {
      const refused = await make(owner, url)
      expect([url, refused.failure.code, refused.failure['field']]).toEqual([url, 'ValidationFailed', 'url'])
      expect(refused.failure.message).toMatch(/^Messages go to an address of the internet/)
    }
    for (let count = 0; count < 5; count += 1) expect((await make(owner)).status).toBe(200)
    expect((await make(owner)).failure.code).toBe('StorageFull')
    expect((await make(trial)).failure.code).toBe('LicenceInsufficient')
  })

  test('[BEY-11, SEC-19] they are audited, told nobody’s secret, and are in the download of one’s own data', async () => {
    const [owner, stranger] = [await person(), await person()]
    const { webhook, secret } = (await make(owner)).body
    const params = { id: webhook.id }
    for (const call of ['testWebhook', 'removeWebhook'] as const)
      expect((await stranger.call(call, { params })).status).toBe(404)
    expect((await stranger.call('removeWebhook', { params: { id: randomUUID() } })).status).toBe(404)
    const { body } = await owner.call('exportAccount', {})
    expect(body.account.webhooks).toEqual([{ url: receiver.url, createdDateUtc: webhook.createdDateUtc }])
    expect(JSON.stringify([body, await listOf(owner)])).not.toContain(secret)
    await owner.call('testWebhook', { params })
    await owner.call('removeWebhook', { params })
    const entries = (await server().auditEntries()).filter(({ details }) => details.includes(webhook.id))
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
      'makeWebhook done',
      'removeWebhook NotFound',
      'removeWebhook done',
      'testWebhook NotFound',
      'testWebhook done',
    ])
  })
})
