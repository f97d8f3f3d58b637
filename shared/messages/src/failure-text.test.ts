import { measureIn } from '@soundleaf/texts'
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

test('[BEY-12] quantities of a reason are said in the units in use, with what belongs to them', () => {
  const tooLarge = { reason: 'OpeningsTooLarge', params: { open_m2: 13.126, element_m2: 12.5 } } as const
  expect(reasonText(tooLarge)).toContain('Openings of 13.13 m² leave nothing of the element of 12.5 m².')
  measureIn('ImperialFractions')
  try {
    // 13.126 / 0.09290304 = 141.29; 12.5 / 0.09290304 = 134.55; 2.5 / 0.3048 = 8.20
    expect(reasonText(tooLarge)).toContain('Openings of 141.3 ft² leave nothing of the element of 134.5 ft².')
    const noShape = { reason: 'ShapeWithoutSight', params: { sight_m: 2.5 } } as const
    expect(reasonText(noShape)).toContain('a line of sight at 8.2 ft')
    // 0.5 / 0.3048 = 1.640; 50 / 0.3048 = 164.04
    const range = { found: 0, least: 0.5, most: 50, unit: 'm' }
    expect(reasonText({ reason: 'NumberOutsideRange', params: { name: 'width', ...range } })).toBe(
      'width is 0 and must be 1.64 to 164.04.',
    )
    expect(reasonText({ reason: 'TooManyAttempts', params: { retryAfter_s: 1200 } })).toContain('1200 s')
  } finally {
    measureIn('Metric')
  }
})
