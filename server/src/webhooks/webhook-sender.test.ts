import { webhookReceiver } from '../testing/webhook-receiver'
import { isOfEverybody } from './public-address'
import { webhookSender, type Resolve } from './webhook-sender'

/** A resolver that finds what it is told, whoever is asked for. */
const finding =
  (...addresses: readonly string[]): Resolve =>
  (_, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

// Of each block that IANA's registries of special addresses have, and of those that only this machine reaches.
const OF_NOBODY = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

test.each(OF_NOBODY)('[BEY-11] no message goes to %s', async (address) => {
  expect(isOfEverybody(address)).toBe(false)
  const host = address.includes(':') ? `[${address}]` : address
  const sender = webhookSender([])
  for (const protocol of ['http', 'https'])
    expect(sender.allows(new URL(`${protocol}://${host}:8443/x`))).toBe(false)
  // The same behind a name, which says nothing of it.
  const named = webhookSender([], { resolve: finding(address) })
  expect(await named.send(new URL('https://hooks.example/'), {}, '{}')).toBeNull()
})

test('[BEY-11] addresses of the internet are of everybody', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    expect([address, isOfEverybody(address)]).toEqual([address, true])
})

test('[BEY-11] every way to write this machine is refused, and what is no address of the web', () => {
  const sender = webhookSender([])
  const refused = [
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://①②⑦.0.0.1/',
    'https://[::ffff:7f00:1]/',
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'https://user:pass@hooks.example/',
  ]
  for (const url of refused) expect([url, sender.allows(new URL(url))]).toEqual([url, false])
  expect(sender.allows(new URL('https://hooks.example:8443/a?b=c'))).toBe(true)
})

describe('to a receiver', () => {
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  beforeAll(async () => void (receiver = await webhookReceiver()))
  afterAll(() => receiver.close())
  const home = ['127.0.0.0/8']

  test('[BEY-11] a message arrives with its headers, and what is answered is told', async () => {
    receiver.answer(202)
    const status = await webhookSender(home).send(new URL(receiver.url), { 'webhook-id': 'a' }, '{"å":1}')
    expect(status).toBe(202)
    expect(receiver.received.at(-1)).toMatchObject({
      body: '{"å":1}',
      headers: { 'webhook-id': 'a', 'content-length': '8' },
    })
  })

  test('[BEY-11] a name is looked up when it is connected to, and only its allowed addresses are', async () => {
    const before = receiver.received.length
    const url = new URL(`http://rebound.example:${receiver.port}/`)
    expect(
      await webhookSender(['10.0.0.0/8'], { resolve: finding('127.0.0.1') }).send(url, {}, ''),
    ).toBeNull()
    expect(await webhookSender([], { resolve: finding('127.0.0.1') }).send(url, {}, '')).toBeNull()
    expect(receiver.received).toHaveLength(before)
    // Of a name with both, the one that may be reached is taken; the other is not tried.
    const both = webhookSender(home, { resolve: finding('10.0.0.1', '127.0.0.1') })
    receiver.answer(204)
    expect(await both.send(url, {}, '')).toBe(204)
    // Also when this machine's own name says it.
    expect(await webhookSender([]).send(new URL('https://localhost/'), {}, '')).toBeNull()
  })

  test('[BEY-11] an answer leads nowhere else', async () => {
    const other = await webhookReceiver()
    receiver.answer(307, other.url)
    expect(await webhookSender(home).send(new URL(receiver.url), {}, '{}')).toBe(307)
    expect(other.received).toEqual([])
    await other.close()
  })

  test('[BEY-11] who does not answer in time, or is not there, was not reached', async () => {
    const silent = webhookSender(home, { resolve: () => undefined, limit_ms: 50 })
    expect(await silent.send(new URL(`http://silent.example:${receiver.port}/`), {}, '')).toBeNull()
    const gone = await webhookReceiver()
    await gone.close()
    expect(await webhookSender(home).send(new URL(gone.url), {}, '')).toBeNull()
  })
})
