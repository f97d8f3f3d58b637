import { loginFailure } from './login-failure'

const failure = (code: Parameters<typeof loginFailure>[0]['code']) =>
  loginFailure({ code, status: null, message: '', call: 'POST /api/authorize/login' })

// Texts: specification section 8, Login.
test.each([
  [
    'FreeTrialExpired',
    'Your free trial has expired, please contact us if you are interested in a subscription plan.',
  ],
  [
    'AlreadyLoggedIn',
    'Your account is logged in on another device, please log out from that device or try again in 5 minutes.',
  ],
  [
    'InsufficientSlots',
    'All license slots are currently occupied. Please try again later when a slot becomes available.',
  ],
  [
    'InvalidCredentials',
    'Your login credentials were not recognized. Please check your email and password, and try again.',
  ],
  ['TooManyRequests', 'An unexpected error occurred when trying to log in.'],
  ['InternalError', 'An unexpected error occurred when trying to log in.'],
] as const)('[LGN-06, LGN-07, LGN-08, LGN-09, LGN-10] %s says its text', (code, text) => {
  expect(failure(code)?.text).toBe(text)
})

test('only an expired trial asks to get in touch', () => {
  expect(failure('FreeTrialExpired')?.asksForContact).toBe(true)
  expect(failure('AlreadyLoggedIn')?.asksForContact).toBe(false)
})

test('a network failure leaves the word to the Network Error dialog', () => {
  expect(failure('NetworkFailure')).toBeNull()
})
