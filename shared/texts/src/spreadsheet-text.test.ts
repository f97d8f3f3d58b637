import { spreadsheetText } from './spreadsheet-text'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2 dB', "'-2 dB"],
  // Full width, as a Japanese keyboard types it: a spreadsheet runs it all the same.
  ['\uff1d1+1', "'\uff1d1+1"],
  ['a\tb\nc', 'a b c'],
  ['Ref. 1', 'Ref. 1'],
])('[RES-07] the name %j is pasted as the text %j, never as a formula or another cell', (name, pasted) => {
  expect(spreadsheetText(name)).toBe(pasted)
})
