import { measureIn } from '@soundleaf/texts'
import { optionText, readOptions } from './option-text'

afterEach(() => measureIn('Metric'))

const RANGE = { min: 5, max: 300 }

test('[BEY-08] options are values and spans, in any order, each once', () => {
  expect(readOptions('95 70; 120, 145', RANGE)).toEqual([70, 95, 120, 145])
  expect(readOptions('12,5; 15', RANGE)).toEqual([12.5, 15])
  expect(readOptions('70-100/10 95', RANGE)).toEqual([70, 80, 90, 95, 100])
  expect(readOptions('70 – 90 / 10; 80', RANGE)).toEqual([70, 80, 90])
  expect(readOptions('12-13/0.5', RANGE)).toEqual([12, 12.5, 13])
})

test('[BEY-08] what is typed comes back as it is shown', () => {
  expect(optionText([12.5, 15])).toBe('12.5; 15')
  expect(readOptions(optionText([12.5, 15]), RANGE)).toEqual([12.5, 15])
})

test.each(['', 'many', '70-', '1,2,3', '4', '301', '70-60/5', '70-90/0', '5-300/1'])(
  '[BEY-08] %j is no list of options',
  (text) => expect(readOptions(text, RANGE)).toBeNull(),
)

test('[BEY-08] how many is a whole number', () => {
  expect(readOptions('1 2', { min: 0, max: 10 }, { isWhole: true })).toEqual([1, 2])
  expect(readOptions('1.5', { min: 0, max: 10 }, { isWhole: true })).toBeNull()
})

test('[BEY-12] where inches are in use, options are inches and fractions of them', () => {
  measureIn('ImperialFractions')
  // 1 in = 25.4 mm
  expect(readOptions('3 1/2; 5 1/2 7', RANGE, { unit: 'mm' })).toEqual([88.9, 139.7, 177.8])
  expect(readOptions('1-2/0.5', RANGE, { unit: 'mm' })).toEqual([25.4, 38.1, 50.8])
  expect(optionText([88.9, 139.7], 'mm')).toBe('3 1/2; 5 1/2')
  expect(readOptions(optionText([88.9, 139.7], 'mm'), RANGE, { unit: 'mm' })).toEqual([88.9, 139.7])
})
