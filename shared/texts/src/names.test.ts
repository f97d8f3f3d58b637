import { keptName, searchText } from './names'

test('[SEC-07] a name is kept in NFC, without what turns the text after it, and a mark beside a letter stays', () => {
  expect(keptName(' \u202egnp.exe\u202c \u2066le\u2069ft ')).toBe('gnp.exe left')
  expect(keptName('o\u0308ver')).toBe('\u00f6ver')
  expect(keptName('\u0645\u200f 12')).toBe('\u0645\u200f 12')
})

test.each([
  ['L\u00e4genhet', 'lagenhet'],
  ['La\u0308genhet', 'lagenhet'],
  ['CAF\u00c9', 'cafe'],
  ['\u1edf', 'o'], // o with a horn and a hook
])('[PRJ-12] a search takes %s as %s', (text, plain) => {
  expect(searchText(text)).toBe(plain)
})
