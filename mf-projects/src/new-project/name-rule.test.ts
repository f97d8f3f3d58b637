import { nameLength, nameRule } from './name-rule'

test('a name is counted in code points after NFC', () => {
  expect(nameLength('e\u0301')).toBe(1) // e + combining acute = é
  expect(nameLength('🏠🏠')).toBe(2)
})

test.each([
  ['', false],
  ['   ', false],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['🏠'.repeat(100), true],
])('[PRJ-01] %j is a name: %s', async (name, isValid) => {
  expect(await nameRule.isValid(name)).toBe(isValid)
})
