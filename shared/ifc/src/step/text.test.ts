import fc from 'fast-check'
import { decodeText, encodeText } from './text'

/** As it stands in a file: one character for each byte. */
const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

test.each([
  ['\\X2\\00E4\\X0\\', 'ä'],
  ['\\X2\\00e4\\X0\\', 'ä'],
  ['\\X4\\0001F3E0\\X0\\', '🏠'],
  ['\\X2\\D83CDFE0\\X0\\', '🏠'],
  ['\\X\\E4', 'ä'],
  // \S\d is the letter d with the highest bit: ISO 8859-1, 0xE4.
  ['\\S\\d', 'ä'],
  ['\\PA\\\\S\\d', 'ä'],
  // ISO 8859-5: 0xB1 is Б, 0xD5 is е.
  ['\\PE\\\\S\\1\\S\\U', 'Бе'],
  ["it''s", "it's"],
  ['C:\\x', 'C:\\x'],
  ['a\\\\b', 'a\\b'],
  ['a;#5=IFCWALL(', 'a;#5=IFCWALL('],
  [bytes('Außenputz'), 'Außenputz'],
  ['Au\u00dfenputz', 'Außenputz'],
  ['\u00e4\\X2\\00E4\\X0\\', 'ää'],
])('[BEY-15] %j reads as %j', (raw, text) => {
  expect(decodeText(raw)).toBe(text)
})

test('[BEY-15] what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = encodeText(text)
      expect(written).toMatch(/^'[ -~]*'$/)
      expect(decodeText(written.slice(1, -1))).toBe(text)
    }),
  )
})
