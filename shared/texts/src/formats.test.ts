import { defineTexts } from './define-texts'
import * as formats from './formats'
import { loadTexts } from './language'

// Who speaks Swedish and German, as the build would add them.
const catalogue = () => Promise.resolve({ default: {} })
defineTexts({ ...{ sv: catalogue, de: catalogue }, en: catalogue })

const at = new Date(2026, 10, 8, 9, 5)

afterEach(() => loadTexts('en'))

test.each([
  [46, 1, '46.0'],
  [-0.04, 1, '0.0'],
  [-3.25, 1, '−3.3'],
  // 12.45 is stored a little below itself, 1.005 too.
  [12.45, 1, '12.4'],
  [1.005, 2, '1.00'],
  [12345.6, 1, '12345.6'],
  [-0, 0, '0'],
])('%d with %d decimals is written %s', (value, decimals, text) => {
  expect(formats.formatNumber(value, decimals)).toBe(text)
})

test('a sign is written where there is one', () => {
  expect([3, -1.54, 0, -0.04].map((value) => formats.formatSigned(value, 1))).toEqual([
    '+3.0',
    '−1.5',
    '0.0',
    '0.0',
  ])
})

test('a plain number has the decimals that it has', () => {
  expect([12.5, 95, -0.0001, 12345].map(formats.formatPlain)).toEqual(['12.5', '95', '−0.0001', '12345'])
  expect(formats.withUnit(formats.formatPlain(12.5), 'mm')).toBe('12.5 mm')
})

test('dates and times are written as in Britain', () => {
  expect(formats.formatClock(at)).toBe('09:05')
  expect(formats.formatDayAndClock(at)).toBe('8 Nov, 09:05')
  expect(formats.formatDateAndClock(at)).toBe('8 Nov 2026, 09:05')
})

test('a list ends with its word', () => {
  expect(formats.formatList(['one', 'two', 'three'])).toBe('one, two and three')
})

test('names are ordered as people do it', () => {
  expect(['Board 12', 'board 9', 'Älg', 'Zink'].sort(formats.compareNames)).toEqual([
    'Älg',
    'board 9',
    'Board 12',
    'Zink',
  ])
})

test('another language has its own signs and order', async () => {
  await loadTexts('sv')
  expect(formats.formatNumber(-1234.5, 1)).toBe('−1234,5')
  expect(formats.formatList(['ett', 'två'])).toBe('ett och två')
  expect(['Älg', 'Zink'].sort(formats.compareNames)).toEqual(['Zink', 'Älg'])
})

test('the pseudo-language is English', async () => {
  await loadTexts('en-XA')
  expect(formats.formatNumber(-1234.5, 1)).toBe('−1234.5')
  expect(formats.formatDateAndClock(at)).toBe('8 Nov 2026, 09:05')
})

test('[BEY-12] a label inside a sentence has small letters, save in German', async () => {
  expect(formats.insideSentence('Dynamic stiffness')).toBe('dynamic stiffness')
  await loadTexts('sv')
  expect([formats.insideSentence('Densitet'), formats.decimalSign()]).toEqual(['densitet', ','])
  await loadTexts('de')
  expect(formats.insideSentence('Rohdichte')).toBe('Rohdichte')
})
