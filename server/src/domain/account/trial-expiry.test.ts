import { t } from '../../texts'
import { isTrialOver, trialExpiryText } from './trial-expiry'

const expiry = new Date('2026-03-31T15:30:00.000Z')

test.each([
  ['2026-02-28T00:00:00.000Z', 'Expires 31/03/2026'],
  ['2026-03-23T23:59:59.999Z', 'Expires 31/03/2026'],
  ['2026-03-24T00:00:00.000Z', 'Expires in 7 days'],
  ['2026-03-29T15:30:00.000Z', 'Expires in 2 days'],
  ['2026-03-30T00:00:00.000Z', 'Expires tomorrow'],
  ['2026-03-30T23:59:59.999Z', 'Expires tomorrow'],
  ['2026-03-31T00:00:00.000Z', 'Expires today'],
  ['2026-03-31T15:29:59.999Z', 'Expires today'],
  ['2026-03-31T15:30:00.000Z', 'Expired'],
  ['2027-01-01T00:00:00.000Z', 'Expired'],
])('[LIC-01] at %s a trial that ends on 31 March at 15:30 UTC reads "%s"', (now, text) => {
  expect(trialExpiryText(expiry, new Date(now), t)).toBe(text)
})

test('[LIC-01] days are calendar days of UTC, whatever the zone of the machine', () => {
  // One minute apart, and a day apart in UTC.
  const [end, now] = [new Date('2026-07-02T00:00:30.000Z'), new Date('2026-07-01T23:59:30.000Z')]
  expect(trialExpiryText(end, now, t)).toBe('Expires tomorrow')
})

test('a paid licence is never over, though an old expiry is left on it', () => {
  const now = new Date(expiry.getTime() + 1)
  expect(isTrialOver({ licence: 'full', trialExpiry: expiry }, now)).toBe(false)
  expect(isTrialOver({ licence: 'trial', trialExpiry: expiry }, now)).toBe(true)
})
