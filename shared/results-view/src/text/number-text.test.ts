import { bandText, massText, shortText, withUnit } from './number-text'

test('[RES-06] a band value always has one decimal and a real minus', () => {
  expect(bandText(46)).toBe('46.0')
  expect(bandText(-0.04)).toBe('0.0')
  expect(bandText(-3.25)).toBe('−3.3')
})

test('a single number has no decimals that say nothing', () => {
  expect(shortText(57)).toBe('57')
  expect(shortText(-8)).toBe('−8')
  expect(shortText(12.5)).toBe('12.5')
})

test('mass keeps a decimal while that says something', () => {
  expect(massText(49.72)).toBe('49.7')
  expect(massText(460.4)).toBe('460')
})

test('ratings of ASTM have no unit', () => {
  expect(withUnit(56, 'Astm')).toBe('56')
  expect(withUnit(56, 'Iso')).toBe('56 dB')
})
