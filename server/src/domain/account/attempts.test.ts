import { HOUR_MS, SECOND_MS } from '../clock'
import { afterAttempt, PACES, type Attempts } from './attempts'

const NOON = new Date('2026-03-10T12:00:00.000Z')
const later = (by_ms: number) => new Date(NOON.getTime() + by_ms)

test('[SEC-09] who stood in line for the counter is not early', () => {
  const first = afterAttempt(null, PACES.network, NOON)
  expect(afterAttempt(first, PACES.network, later(-20))?.count).toBe(2)
})

test('[SEC-09] a wait ends to the millisecond', () => {
  let known: Attempts | null = null
  for (let count = 0; count < PACES.password.free; count += 1)
    known = afterAttempt(known, PACES.password, NOON)
  expect(afterAttempt(known, PACES.password, later(SECOND_MS - 1))).toBeNull()
  expect(afterAttempt(known, PACES.password, later(SECOND_MS))?.count).toBe(PACES.password.free + 1)
})

test('[SEC-09] a clock that was put back makes nobody wait longer than the longest wait', () => {
  let known: Attempts | null = null
  for (let count = 0; count < PACES.password.free; count += 1)
    known = afterAttempt(known, PACES.password, NOON)
  expect(afterAttempt(known, PACES.password, NOON)).toBeNull()
  expect(afterAttempt(known, PACES.password, later(-HOUR_MS))).not.toBeNull()
})
