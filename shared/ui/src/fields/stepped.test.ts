import { fieldText, stepped } from './stepped'

test.each([
  [12.5, 3, '12.5'],
  [0.1 + 0.2, 3, '0.3'],
  [450, 0, '450'],
  [0.0151, 3, '0.015'],
  [null, 3, ''],
])('the value %s with at most %s decimals reads %s', (value, decimals, text) => {
  expect(fieldText(value, decimals)).toBe(text)
})

test.each([
  ['12.5', 1, '13.5'],
  ['12,5', 1, '13.5'],
  ['12.5', -10, '2.5'],
  ['0.3', 0.1, '0.4'],
])('%s changed by %s becomes %s', (text, delta, expected) => {
  expect(stepped(text, null, delta, { min: 0, max: 100 })).toBe(expected)
})

test('a step never leaves the range', () => {
  expect(stepped('99', 99, 10, { min: 0, max: 100 })).toBe('100')
  expect(stepped('3', 3, -10, { min: 0, max: 100 })).toBe('0')
})

test('a text that is no number steps from what the parent holds', () => {
  expect(stepped('12abc', 40, 1, {})).toBe('41')
  expect(stepped('', 40, 1, {})).toBe('41')
  expect(stepped('', null, 1, {})).toBe('1')
})
