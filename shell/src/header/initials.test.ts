import { initialsOf } from './initials'

test.each([
  ['maja.sandberg@example.com', 'MS'],
  ['full@example.com', 'FU'],
  ['x@example.com', 'X'],
  ['@', ''],
])('the initials of %s are %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials)
})
