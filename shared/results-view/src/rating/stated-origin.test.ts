import { calculationWith } from '../testing/calculation-with'
import { CONTOUR, explained, ratingExplanation } from '../testing/explained'
import { statedOrigin } from './stated-origin'

test('[ENG-02, PRT-02] the range of bands belongs to each number: CI sums 100 to 2500 Hz (ISO 717-2 A.2.1)', () => {
  const lnw = ratingExplanation({ field: 'lnw', edition: 'ISO 717-2:2020', contour: CONTOUR })
  const ci = ratingExplanation({ field: 'ci', edition: 'ISO 717-2:2020', range: [100, 2500] })
  const floor = calculationWith({ lnw: 60, ci: 1, ...explained(lnw, ci) })
  expect(statedOrigin('impact', floor)).toBe('ISO 717-2:2020, L_{n,w} 100–3150 Hz, C_{I} 100–2500 Hz')
})

test('numbers over the same bands share their range', () => {
  const [rw, c, ctr] = (['rw', 'c', 'ctr'] as const).map((field) => ratingExplanation({ field }))
  if (rw === undefined || c === undefined || ctr === undefined) throw new Error('three ratings')
  const wall = calculationWith({ rw: 57, c: -2, ctr: -5, ...explained(rw, c, ctr) })
  expect(statedOrigin('airborne', wall)).toBe('ISO 717-1:2020, 100–3150 Hz')
})
