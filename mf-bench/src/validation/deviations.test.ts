import { BANDS_HZ, type MeasuredCurve } from '@soundleaf/contracts'
import { pairOf, rowsOfPairs, spreadOf, spreadsByBand } from './deviations'

const curve: MeasuredCurve = {
  id: '5f0c1b56-7f3e-4a39-9b60-5d8d6c2a9d11',
  title: '=cmd|studs',
  quantity: 'R',
  values: [
    { band: 100, value: 33 },
    { band: 125, value: 36 },
    { band: 5000, value: 69, bound: 'atLeast' },
  ],
  laboratory: 'Ljudlab',
  reportNumber: '',
  measuredOn: '',
  testStandard: '',
  elementArea: null,
  remarks: '',
  sourceFile: '',
  projectId: '6f0c1b56-7f3e-4a39-9b60-5d8d6c2a9d11',
  isShared: false,
  owner: null,
  revision: 1,
  modifiedDateUtc: '2026-10-09T00:00:00Z',
  numbers: [{ notation: 'R_{w}', value: 44, decimals: 0 }],
}
const predicted = {
  projectName: 'Wall',
  values_db: BANDS_HZ.map(() => 35),
  rating: { notation: 'R_{w}', value: 46 },
}
const at = (band: number) => BANDS_HZ.findIndex((one) => one === band)

test('[BEY-01] a deviation is measured less predicted, and a limit is none', () => {
  const pair = pairOf(curve, 'airborne', predicted)
  expect([pair.byBand[at(100)], pair.byBand[at(125)], pair.byBand[at(5000)], pair.byBand[at(50)]]).toEqual([
    -2,
    1,
    null,
    null,
  ])
  expect(pair.ofRating).toBe(-2)
  const bound = [{ notation: 'R_{w}', value: 44, decimals: 0, bound: 'atLeast' as const }]
  expect(pairOf({ ...curve, numbers: bound }, 'airborne', predicted).ofRating).toBeNull()
})

test('[BEY-01] mean and scatter are those of a sample', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5; squares sum to 32, over n − 1 = 7: √(32/7) = 2.138.
  const { count, mean_db, scatter_db } = spreadOf([2, 4, null, 4, 4, 5, 5, 7, 9])
  expect([count, mean_db]).toEqual([8, 5])
  expect(scatter_db).toBeCloseTo(2.138, 3)
  expect(spreadOf([3])).toEqual({ count: 1, mean_db: 3, scatter_db: null })
  expect(spreadOf([null])).toEqual({ count: 0, mean_db: null, scatter_db: null })
  const pair = pairOf(curve, 'airborne', predicted)
  expect(spreadsByBand([pair, pair])[at(100)]).toEqual({ count: 2, mean_db: -2, scatter_db: 0 })
})

test('[BEY-01] the table for a spreadsheet has every value, and no name that a spreadsheet would work out', () => {
  expect(rowsOfPairs([pairOf(curve, 'airborne', predicted)]).slice(1)).toEqual([
    ["'=cmd|studs", 'Ljudlab', 'Wall', 'airborne', '100', '33', '35', '-2'],
    ["'=cmd|studs", 'Ljudlab', 'Wall', 'airborne', '125', '36', '35', '1'],
  ])
})
