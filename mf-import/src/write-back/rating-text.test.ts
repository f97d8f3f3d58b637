import { sampleAnswer } from '@soundleaf/contracts/samples'
import { ratingText } from './rating-text'

const wall = { ...sampleAnswer('calculate'), rw: 54, c: -2, ctr: -7, lnw: null }

test.each([
  ['terms', false, 'Rw 54 (-2; -7) dB'],
  ['terms', true, 'Rw 54 (-2; -7) dB predicted'],
  ['rating', false, 'Rw 54 dB'],
  ['number', false, '54'],
] as const)('[BEY-15] a wall by %s (predicted: %s) is %j', (form, isPredicted, text) => {
  expect(ratingText(wall, form, isPredicted)).toBe(text)
})

test('[BEY-15] a floor has both ratings, ASTM its own, and without a rating there is no text', () => {
  expect(ratingText({ ...wall, rw: 58, lnw: 48 }, 'terms', false)).toBe('Rw 58 dB, Ln,w 48 dB')
  const astm = { ...wall, evaluationStandard: 'Astm' as const, rw: null, stc: 55 }
  expect(ratingText(astm, 'terms', false)).toBe('STC 55')
  expect(ratingText({ ...astm, iic: 50 }, 'terms', false)).toBe('STC 55, IIC 50')
  expect(ratingText({ ...wall, rw: null }, 'terms', false)).toBeNull()
})
