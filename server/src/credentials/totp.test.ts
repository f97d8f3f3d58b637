import { totp } from './totp'

/** The ASCII secret "12345678901234567890" of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

// The appendix has eight digits; six are the last ones of them.
test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1111111111, '050471', 37037037],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('[SEC-21] at %i s after 1970 the code of RFC 6238 is %s, of interval %i', (seconds, code, step) => {
  expect(totp.stepOf(SECRET, code, at(seconds))).toBe(step)
  // A clock that is wrong by an interval.
  expect(totp.stepOf(SECRET, code, at(seconds + 30))).toBe(step)
  expect(totp.stepOf(SECRET, code, at(seconds - 30))).toBe(step)
  expect(totp.stepOf(SECRET, code, at(seconds + 60))).toBeNull()
})

test('[SEC-21] a new secret has 160 bits, and its address names product and person', () => {
  const secret = totp.newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totp.newSecret()).not.toBe(secret)
  const address = new URL(totp.addressOf(secret, 'anna+1@example.com'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Soundleaf:anna+1@example.com')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: 'Soundleaf', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
