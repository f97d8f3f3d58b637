import { failureText, knownFailureText, reasonText } from './failure-text'

test('a reason is said with its numbers and names', () => {
  expect(reasonText({ reason: 'TooManyAttempts', params: { retryAfter_s: 1200 } })).toBe(
    'Too many attempts. Please wait 1200 s and try again.',
  )
  expect(
    reasonText({ reason: 'FieldNotListed', params: { name: '', found: 'a list', allowed: '0, 1' } }),
  ).toBe('The request is a list, which is not one of 0, 1.')
})

test('what another version of the server tells is said where code and reason are known', () => {
  const quota = { reason: 'QuotaExhausted', params: { quota: 5 } }
  expect(knownFailureText({ code: 'TooManyRequests', ...quota })).toBe(
    'The quota of 5 calculations a day is used up.',
  )
  expect(knownFailureText({ code: 'Busy', ...quota })).toBeNull()
  expect(knownFailureText({ code: 'TooManyRequests', reason: 'TooHumid' })).toBeNull()
  expect(knownFailureText({ code: 'TooManyRequests' })).toBeNull()
  expect(failureText({ code: 'TooManyRequests' })).toBe('Too many requests. Please wait and try again.')
})
