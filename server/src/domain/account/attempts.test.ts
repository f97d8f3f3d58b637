import { HOUR_MS, SECOND_MS } from '../clock'
import { afterAttempt, BACKOFF, type AttemptCounter } from './attempts'

const NOON = new Date('2026-03-10T12:00:00.000Z')
const later = (by_ms: number) => new Date(NOON.getTime() + by_ms)

test('[SEC-09] an attempt that queued for the counter is not early', () => {
  const first = afterAttempt(null, BACKOFF.network, NOON)
  expect(afterAttempt(first, BACKOFF.network, later(-20))?.count).toBe(2)
})

test('[SEC-09] a wait ends to the millisecond', () => {
  let counter: AttemptCounter | null = null
  for (let count = 0; count < BACKOFF.password.freeAttempts; count += 1)
    counter = afterAttempt(counter, BACKOFF.password, NOON)
  expect(afterAttempt(counter, BACKOFF.password, later(SECOND_MS - 1))).toBeNull()
  expect(afterAttempt(counter, BACKOFF.password, later(SECOND_MS))?.count).toBe(
    BACKOFF.password.freeAttempts + 1,
  )
})

test('[SEC-09] a clock that was put back makes nobody wait longer than the longest wait', () => {
  let counter: AttemptCounter | null = null
  for (let count = 0; count < BACKOFF.password.freeAttempts; count += 1)
    counter = afterAttempt(counter, BACKOFF.password, NOON)
  expect(afterAttempt(counter, BACKOFF.password, NOON)).toBeNull()
  expect(afterAttempt(counter, BACKOFF.password, later(-HOUR_MS))).not.toBeNull()
})
