import { readMultiplied, readPieces } from './multiplied'

test.each([
  ['2 x 60', { count: 2, each: '60' }],
  ['2×12,5 mm', { count: 2, each: '12,5 mm' }],
  ['3X', { count: 3, each: '' }],
  ['60', null],
  ['x 60', null],
  ['0 x 60', null],
  ['2 y 60', null],
])('%p is read as %p', (text, expected) => {
  expect(readMultiplied(text)).toEqual(expected)
})

test.each([
  ['2 x 60', ['60', '60']],
  ['60 + 95', ['60', '95']],
  ['60+95 mm', ['60', '95 mm']],
  ['60', null],
  ['+60', null],
  ['60 +', null],
])('[EDT-09] the pieces of %s', (text, pieces) => {
  expect(readPieces(text)).toEqual(pieces)
})
