import { onEachDatabase } from '../testing/on-each-database'
import { requestIds } from './request-id'

const from = (remoteAddress: string, id?: string) =>
  ({ headers: { ...(id !== undefined && { 'x-request-id': id }) }, socket: { remoteAddress } }) as Parameters<
    ReturnType<typeof requestIds>
  >[0]
const UUID = /^[0-9a-f]{8}-/

test('[SEC-19] the id of a request is that of the proxy that is trusted, and of nobody else', () => {
  const ids = requestIds('10.0.0.0/8, loopback')
  expect(ids(from('10.1.2.3', 'from-the-proxy'))).toBe('from-the-proxy')
  expect(ids(from('::1', 'from-the-proxy'))).toBe('from-the-proxy')
  expect(ids(from('203.0.113.7', 'from-a-stranger'))).toMatch(UUID)
  expect(ids(from('10.1.2.3', 'a\nline of a log'))).toMatch(UUID)
  expect(ids(from('10.1.2.3'))).toMatch(UUID)
  expect(requestIds(undefined)(from('127.0.0.1', 'from-a-stranger'))).toMatch(UUID)
})

onEachDatabase('the id of a request', (server) => {
  test('[SEC-19] every answer names it, and no other has the same', async () => {
    const [first, second] = [await server().app.inject('/health'), await server().app.inject('/nothing')]
    expect(first.headers['x-request-id']).toMatch(UUID)
    expect(second.headers['x-request-id']).toMatch(UUID)
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })
})
