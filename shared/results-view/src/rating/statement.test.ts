import { calculationWith } from '../testing/calculation-with'
import { statement, statementText } from './statement'

test('a result is stated as ISO 717 states it', () => {
  const given = calculationWith({ rw: 65, c: -3, ctr: -7, lnw: 43, ci: 2 })
  expect(statementText(statement('airborne', 'Iso', given))).toBe('R_{w} (C; C_{tr}) = 65 (−3; −7) dB')
  expect(statementText(statement('impact', 'Iso', given))).toBe('L_{n,w} (C_{I}) = 43 (2) dB')
})

test('ratings of ASTM stand alone and have no unit', () => {
  const given = calculationWith({ evaluationStandard: 'Astm', stc: 56 })
  expect(statementText(statement('airborne', 'Astm', given))).toBe('STC = 56')
})

test('without an answer a dash stands in the place of the number', () => {
  expect(statement('airborne', 'Iso', null)).toMatchObject({ rating: '–', terms: '' })
})
