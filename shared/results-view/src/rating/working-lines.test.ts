import { calculationWith } from '../testing/calculation-with'
import { CONTOUR, explained, ratingExplanation } from '../testing/explained'
import { workingLines } from './working-lines'

const rw = ratingExplanation({ field: 'rw', contour: CONTOUR })

test('[BEY-02] a weighted index tells shift, sum, limit, the deciding band, edition and range', () => {
  const [line] = workingLines(calculationWith({ rw: 57, ...explained(rw) }), 'airborne')
  expect(line).toMatchObject({
    notation: 'R_{w}',
    text: '57',
    uncertainty_db: 1.5,
    origin: 'ISO 717-1:2020, 100–3150 Hz',
  })
  expect(line?.steps).toEqual([
    'Reference curve moved by +5 dB',
    'Sum of unfavourable deviations 28.4 dB of at most 32.0 dB',
    'One step more would break the limit of the sum; 125 Hz has the largest part in it',
  ])
})

test('[BEY-02] an adaptation term tells the sum that it comes from', () => {
  const c = ratingExplanation({ field: 'c' })
  const [, line] = workingLines(calculationWith({ rw: 57, c: -2, ...explained(rw, c) }), 'airborne')
  expect(line).toMatchObject({ notation: 'C', text: '−2' })
  // ISO 717-1: C = X − Rw, so X = 57 − 2.
  expect(line?.steps).toEqual(['R_{w} + C = 55 dB: the energy sum of the weighted spectrum, rounded'])
})

test('[BEY-02] a rating of ASTM tells when one band alone stops the contour', () => {
  const stc = ratingExplanation({
    field: 'stc',
    edition: 'ASTM E413-22',
    contour: { ...CONTOUR, shift: 50, limitedBy: 'single deficiency' },
  })
  const answer = calculationWith({ evaluationStandard: 'Astm', stc: 50, ...explained(stc) })
  expect(workingLines(answer, 'airborne')[0]?.steps).toEqual([
    'Contour at 50 dB at 500 Hz',
    'Sum of unfavourable deviations 28.4 dB of at most 32.0 dB',
    'One step more would break the limit of 8 dB for one band, at 125 Hz',
  ])
})

test('a number that is not explained has no line, and one without its contour no steps', () => {
  expect(workingLines(calculationWith({ rw: 57 }), 'airborne')).toEqual([])
  const light = calculationWith({ rw: 57, ...explained(ratingExplanation({ field: 'rw' })) })
  expect(workingLines(light, 'airborne')[0]?.steps).toEqual([])
})

test('where the licence tells no contour only what comes from an energy sum tells its step', () => {
  const light = calculationWith({
    evaluationStandard: 'Astm',
    liic: 55,
    hiic: 40,
    ...explained(ratingExplanation({ field: 'liic' }), ratingExplanation({ field: 'hiic' })),
  })
  expect(workingLines(light, 'impact').map(({ id, steps }) => [id, steps])).toEqual([
    ['LIIC', ['190 less twice the energy sum, rounded']],
    ['HIIC', []],
  ])
})
