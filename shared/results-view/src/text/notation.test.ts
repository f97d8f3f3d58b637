import {
  EVALUATION_INDICES,
  ratingDefinition,
  ratingInField,
  ratingWithSymbol,
  SINGLE_NUMBERS,
} from '@soundleaf/contracts'
import { indexNotation, plainNotation, sumNotation } from './notation'

test('a sum names both', () =>
  expect(sumNotation(ratingDefinition("R'w"), ratingDefinition('Ctr'))).toBe('R′_{w} + C_{tr}'))

test.each([
  [1, 'D_{nT,w}', 'DnT,w'],
  [3, 'D_{nT,w} + C_{50–3150}', 'DnT,w + C50–3150'],
  [52, 'L′_{nT,w} + C_{I,50–2500}', 'L′nT,w + CI,50–2500'],
  [101, 'NNIC', 'NNIC'],
])('the requirement %i is written %s, where no index can be set low %s', (id, written, plain) => {
  const notations = EVALUATION_INDICES.filter((index) => index.id === id).map(indexNotation)
  expect(notations).toEqual([written])
  expect(notations.map(plainNotation)).toEqual([plain])
})

test.each([
  ['Rw', 'R_{w}'],
  ['Ctr,50-5000', 'C_{tr,50–5000}'],
  ['C', 'C'],
  ['CI', 'C_{I}'],
  ['CI,50-2500', 'C_{I,50–2500}'],
  ["L'nT,w", 'L′_{nT,w}'],
  ['DnT,w', 'D_{nT,w}'],
  ['NNIC', 'NNIC'],
] as const)('%s is written %s', (symbol, written) => expect(ratingWithSymbol(symbol).notation).toBe(written))

test('ASTM symbols of the contract stay words', () => {
  const words = [
    ...SINGLE_NUMBERS.map(({ field }) => ratingInField(field)),
    ...EVALUATION_INDICES.map(({ quantity }) => ratingWithSymbol(quantity)),
  ].filter(({ standard }) => standard === 'Astm')
  expect(words.length).toBeGreaterThan(0)
  for (const { symbol, notation } of words) expect(notation).toBe(symbol)
})
