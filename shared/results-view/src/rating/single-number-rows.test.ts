import { calculationWith } from '../testing/calculation-with'
import { singleNumberRows } from './single-number-rows'

const symbols = (standard: 'Iso' | 'Astm', kind: 'airborne' | 'impact') =>
  singleNumberRows(calculationWith({ evaluationStandard: standard }), kind).map(({ notation }) => notation)

test("[RES-09] every single number of the account's standard is shown", () => {
  expect(symbols('Iso', 'airborne')).toEqual([
    'R_{w}',
    'C',
    'C_{tr}',
    'C_{50–3150}',
    'C_{50–5000}',
    'C_{tr,50–3150}',
    'C_{tr,50–5000}',
  ])
  expect(symbols('Iso', 'impact')).toEqual(['L_{n,w}', 'C_{I}', 'C_{I,50–2500}'])
  expect(symbols('Astm', 'airborne')).toEqual(['STC'])
  expect(symbols('Astm', 'impact')).toEqual(['IIC', 'LIIC', 'HIIC'])
})

test('what rests on constants that were not read in a standard is marked', () => {
  const rows = singleNumberRows(calculationWith({ evaluationStandard: 'Astm', liic: 55 }), 'impact')
  expect(rows.filter(({ isProvisional }) => isProvisional).map(({ notation }) => notation)).toEqual([
    'LIIC',
    'HIIC',
  ])
})
