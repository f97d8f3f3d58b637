import { EVALUATION_INDICES, SINGLE_NUMBERS } from '@soundleaf/contracts'
import { notation, sumNotation } from './notation'

test.each([
  ['Rw', 'R_{w}'],
  ['Ctr,50-5000', 'C_{tr,50–5000}'],
  ['C', 'C'],
  ['CI', 'C_{I}'],
  ['CI,50-2500', 'C_{I,50–2500}'],
  ["L'nT,w", 'L′_{nT,w}'],
  ['DnT,w', 'D_{nT,w}'],
  ['TL', 'TL'],
  ['NNIC', 'NNIC'],
])('%s is written %s', (symbol, written) => expect(notation(symbol)).toBe(written))

test('a sum names both', () => expect(sumNotation("R'w", 'Ctr')).toBe('R′_{w} + C_{tr}'))

test('ASTM symbols of the contract stay words', () => {
  const words = [
    ...SINGLE_NUMBERS.map(({ standard, symbol }) => ({ standard, symbol })),
    ...EVALUATION_INDICES.map(({ standard, quantity }) => ({ standard, symbol: quantity })),
  ].filter(({ standard }) => standard === 'Astm')
  expect(words.length).toBeGreaterThan(0)
  for (const { symbol } of words) expect(notation(symbol)).toBe(symbol)
})
