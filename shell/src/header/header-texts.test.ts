import { labelsFrom_px } from './action-buttons'
import { initialsOf } from './initials'
import { licenceText } from './licence-text'

test.each([
  ['maja.sandberg@example.com', 'MS'],
  ['full@example.com', 'FU'],
  ['x@example.com', 'X'],
  ['@', ''],
])('the initials of %s are %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials)
})

test('[LIC-01] a trial shows how long it lasts, in the words of the server', () => {
  const account = {
    email: 'trial@example.com',
    license: 'trial',
    trialExpiry: '2026-12-01T00:00:00.000Z',
    trialExpiryText: 'Expires in 4 days',
    evaluationStandard: 'Iso',
  } as const
  expect(licenceText(account)).toBe('Free Trial · Expires in 4 days')
  expect(licenceText({ ...account, license: 'full', trialExpiryText: null })).toBe('Full licence')
})

test('[HDR-02] the labels give way to a long name and to what the save state has to say', () => {
  const fits = (name: string, state: string) => labelsFrom_px(name, state) <= 1440
  expect(fits('Kv. Tallen, IW-07', 'Unsaved changes')).toBe(true)
  expect(fits('Kv. Tallen, IW-07', 'Changed elsewhere, choose what to keep')).toBe(false)
  expect(fits('Kvarteret Tallen, hus 3, lägenhetsskiljande vägg', 'Saved 14:02')).toBe(false)
})
