import type { MeasuredCurve } from '@soundleaf/contracts'
import { comparisonOf, sourceText } from './library-curve'

const curve: MeasuredCurve = {
  id: '5f0c1b56-7f3e-4a39-9b60-5d8d6c2a9d11',
  title: 'Studs',
  quantity: 'R',
  values: [
    { band: 40, value: 20 },
    { band: 50, value: 21 },
    { band: 5000, value: 69, bound: 'atLeast' },
  ],
  laboratory: 'Ljudlab',
  reportNumber: '',
  measuredOn: '2026-10-08',
  testStandard: '',
  elementArea: null,
  remarks: '',
  sourceFile: '',
  projectId: null,
  isShared: false,
  owner: null,
  revision: 1,
  modifiedDateUtc: '2026-10-09T00:00:00Z',
  numbers: [],
}

test('[BEY-01] a kept curve lies over the 21 bands, its limits marked, with the numbers that it has', () => {
  const shown = comparisonOf(curve, [
    { notation: 'R_{w}', edition: '', value: 58, decimals: 0, bound: 'atLeast' },
    { notation: 'C', edition: '', value: null, decimals: 0 },
  ])
  expect(shown.values).toEqual([21, ...Array<null>(19).fill(null), 69])
  expect(shown.measured?.limits.indexOf(true)).toBe(20)
  expect(shown.measured?.numbers).toEqual([{ notation: 'R_{w}', value: 58, decimals: 0, bound: 'atLeast' }])
  expect(sourceText(curve)).toBe('Ljudlab and 2026-10-08')
})
