import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { addCompression } from './compression'

const long = { rows: Array.from({ length: 200 }, (_, row) => ({ row, name: 'Partition wall' })) }
const app = Fastify()
addCompression(app)
app.get('/long', () => long)
app.get('/short', () => ({ accessToken: 'secret' }))
app.get('/elsewhere', (_, reply) => reply.header('vary', 'Origin').send(long))
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
])('[PERF-05] a long answer to who accepts %s is sent as %s', async (accepted, encoding, unpack) => {
  const answer = await get('/long', accepted)
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long)
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4)
})

test.each([undefined, '', 'identity', 'br;q=0.0, gzip;q=0', 'brotli'])(
  'to who accepts %s it is sent as it is, and still says that it depends on that',
  async (accepted) => {
    const answer = await get('/long', accepted)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.json()).toEqual(long)
  },
)

test('a short answer, as one with a token, is sent as it is', async () => {
  const answer = await get('/short', 'br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers.vary).toBeUndefined()
})

test('what else an answer depends on stays said', async () => {
  expect((await get('/elsewhere', 'br')).headers.vary).toBe('Origin, Accept-Encoding')
})
