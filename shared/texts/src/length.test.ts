import { cutText, textLength } from './length'

test('[HDR-03] a text is counted and cut in code points after NFC', () => {
  expect(textLength('🏠'.repeat(80))).toBe(80)
  expect(textLength('e\u0301')).toBe(1) // e + combining acute = é
  expect(cutText('🏠'.repeat(101), 100)).toBe('🏠'.repeat(100))
  expect(cutText('a'.repeat(101), 100)).toBe('a'.repeat(100))
})

test('[HDR-03] what is short enough stays as it was typed', () => {
  expect(cutText('ko\u0308k', 3)).toBe('ko\u0308k')
})
