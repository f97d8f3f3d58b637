import { createHmac } from 'node:crypto'
import { jwtSigner } from './jwt-signer'

const KEY = new TextEncoder().encode('a key of the test that is long enough for it')
const NOW = new Date('2026-06-01T12:00:00.000Z')
const later = (s: number) => new Date(NOW.getTime() + s * 1000)
const signer = (audience = 'people', key = KEY) => jwtSigner({ key }, { audience, lifetime_s: 600 })

test('a token carries what was signed until it expires, however often it was verified before', async () => {
  const tokens = signer()
  const token = await tokens.sign('anna', { sid: '7' }, NOW)
  for (const s of [0, 1, 599])
    expect(await tokens.verify(token, later(s))).toMatchObject({
      subject: 'anna',
      claims: { sid: '7' },
      expiresAt: later(600),
    })
  for (const s of [600, 601, 0, 600])
    expect(await tokens.verify(token, later(s))).toEqual(s < 600 ? expect.anything() : null)
  expect(await signer().verify(token, later(600))).toBeNull()
})

test('two tokens of one moment differ', async () => {
  const tokens = signer()
  expect(await tokens.sign('anna', {}, NOW)).not.toBe(await tokens.sign('anna', {}, NOW))
})

test('a token of another audience or of another key is not valid anywhere else', async () => {
  const token = await signer().sign('anna', {}, NOW)
  expect(await signer('partners').verify(token, NOW)).toBeNull()
  expect(
    await signer('people', new TextEncoder().encode('another key, of the same length or so')).verify(
      token,
      NOW,
    ),
  ).toBeNull()
})

test('a genuine token lends nothing to one that was changed, or that is signed in another way', async () => {
  const tokens = signer()
  const token = await tokens.sign('anna', { sid: '7' }, NOW)
  expect(await tokens.verify(token, NOW)).not.toBeNull()
  const [header = '', payload = '', signature = ''] = token.split('.')
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const forged = part({ ...claims, sub: 'berta' })
  const other = part({ alg: 'HS512' })
  const mac = createHmac('sha512', KEY).update(`${other}.${payload}`).digest('base64url')
  const changed = [
    `${header}.${forged}.${signature}`,
    `${part({ alg: 'none' })}.${payload}.`,
    `${other}.${payload}.${mac}`,
    `${token}A`,
    token.slice(0, -1),
    '',
  ]
  for (const text of changed) expect(await tokens.verify(text, NOW)).toBeNull()
})
