import { numbersText, valueText } from './rating-texts'

const rw = { notation: 'R_{w}', value: 58, decimals: 0 }

test.each([
  [rw, '58'],
  [{ ...rw, bound: 'atLeast' as const, isUnmoved: false }, '≥ 58'],
  [{ ...rw, bound: 'atMost' as const, isUnmoved: false }, '≤ 58'],
  [{ ...rw, bound: 'atLeast' as const, isUnmoved: true }, '58'],
  [{ ...rw, value: null }, '–'],
  [{ ...rw, value: 58.4, decimals: 1 }, '58.4'],
])('[BEY-01] a number is written as a report writes it: %#', (rating, text) => {
  expect(valueText(rating)).toBe(text)
})

test('[BEY-01] the terms stand behind the main number', () => {
  const terms = ['C', 'C_{tr}'].map((notation, at) => ({ notation, value: -2 - at, decimals: 0 }))
  expect(numbersText([rw, ...terms])).toBe('R_{w} (C; C_{tr}) = 58 (−2; −3)')
  expect(numbersText([])).toBe('–')
})
