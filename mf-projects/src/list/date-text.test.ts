import { dateText } from './date-text'

test('[PRJ-06] a date is shown as YYYY-MM-DD HH:mm from UTC, in whatever zone the reader is', () => {
  expect(dateText('2026-11-27T23:59:30.123Z')).toBe('2026-11-27 23:59')
})
