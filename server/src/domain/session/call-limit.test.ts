import { callLimit } from './call-limit'

const START = new Date('2026-06-01T12:00:00.000Z')
const at = (ms: number) => new Date(START.getTime() + ms)

/** How many of so many calls at one moment are allowed. */
function allowed(limit: ReturnType<typeof callLimit>, account: string, calls: number, ms: number): number {
  return Array.from({ length: calls }, () => limit(account, at(ms))).filter(({ ok }) => ok).length
}

test('[SEC-09] as many calls at once as the bucket holds, then as many as the rate fills in', () => {
  const limit = callLimit(2)
  expect(allowed(limit, 'anna', 100, 0)).toBe(60)
  expect(allowed(limit, 'anna', 100, 499)).toBe(0)
  expect(allowed(limit, 'anna', 100, 1000)).toBe(2)
  // After an hour no more than the bucket holds.
  expect(allowed(limit, 'anna', 100, 3_600_000)).toBe(60)
})

test('[SEC-09] each account has its own', () => {
  const limit = callLimit(2)
  expect(allowed(limit, 'anna', 100, 0)).toBe(60)
  expect(allowed(limit, 'berta', 100, 0)).toBe(60)
})

test('[SEC-09] a call that weighs more counts as so many', () => {
  const limit = callLimit(1)
  const heavy = (ms: number) => limit('anna', at(ms), 11)
  expect([heavy(0).ok, heavy(0).ok]).toEqual([true, true])
  // 30 less 22 are 8; the other three take 3 s.
  expect(heavy(0)).toMatchObject({ failure: { params: { retryAfter_s: 3 } } })
  expect(heavy(3000).ok).toBe(true)
  expect(limit('berta', at(0), 100).ok).toBe(true)
  expect(limit('berta', at(29_000), 100).ok).toBe(false)
  expect(limit('berta', at(30_000), 100).ok).toBe(true)
})

test('a refusal says when to try again, and then there is room', () => {
  // The bucket holds 7.5 calls; 7 leave a half, and the other half takes 2 s at a quarter a second.
  const limit = callLimit(0.25)
  allowed(limit, 'anna', 7, 0)
  expect(limit('anna', at(0))).toEqual({
    ok: false,
    failure: { code: 'TooManyCalls', params: { retryAfter_s: 2 } },
  })
  expect(allowed(limit, 'anna', 2, 2000)).toBe(1)
  expect(allowed(limit, 'anna', 2, 6000)).toBe(1)
})

test('a clock that is put back neither fills the bucket nor shuts anybody out', () => {
  const limit = callLimit(1)
  expect(allowed(limit, 'anna', 100, 0)).toBe(30)
  expect(allowed(limit, 'anna', 20, -86_400_000)).toBe(0)
  expect(allowed(limit, 'anna', 20, -86_399_000)).toBe(1)
})

test('a rate of 0 is no limit', () => {
  expect(allowed(callLimit(0), 'anna', 5000, 0)).toBe(5000)
})
