import { Value } from '@sinclair/typebox/value'
import { SAMPLE_CALCULATIONS } from '../samples'
import { CalculationAnswer, calculationFromWire, isCalculationAnswer, ratingOf } from './index'

const [isoWall, isoFloor, astmFloor, light] = SAMPLE_CALCULATIONS

function sample(answer: CalculationAnswer | undefined): CalculationAnswer {
  if (answer === undefined) throw new Error('A sample is missing')
  return answer
}

test('an answer is read into ratings, spectra and field values by kind of sound', () => {
  const answer = sample(isoFloor)
  const calculation = calculationFromWire(answer)
  expect(calculation.standard).toBe('Iso')
  expect(ratingOf(calculation, 'Rw')?.value).toBe(answer.rw)
  expect(ratingOf(calculation, 'CI50_2500')?.value).toBe(answer.c502500)
  expect(ratingOf(calculation, 'STC')).toBeNull()
  expect(calculation.spectra.airborne.values_db).toEqual(answer.tableResultR)
  expect(calculation.spectra.impact.values_db).toEqual(answer.tableResultLn)
  expect(calculation.field.impact).toMatchObject({
    value_db: answer.impactFieldEstimation,
    color: answer.impactColor,
  })
})

test('what stands in the explanation is read beside the rating that it explains', () => {
  for (const answer of SAMPLE_CALCULATIONS)
    for (const { field, edition, range, uncertainty, contour } of answer.explanation?.ratings ?? []) {
      const { ratings } = calculationFromWire(answer)
      expect(ratings).toContainEqual({
        id: expect.any(String) as string,
        value: answer[field],
        uncertainty_db: uncertainty,
        origin: { edition, range_hz: range, contour },
      })
    }
})

test('without an explanation the main rating has the uncertainty of its kind of sound, and no other has one', () => {
  const { ratings } = calculationFromWire({ ...sample(astmFloor), explanation: null })
  expect(ratings.map(({ id, uncertainty_db }) => [id, uncertainty_db !== null])).toEqual([
    ['STC', true],
    ['IIC', true],
    ['LIIC', false],
    ['HIIC', false],
  ])
})

test('a wall has nothing of impact sound, and Light no bands', () => {
  const wall = calculationFromWire(sample(isoWall))
  expect(wall.spectra.impact).toEqual({
    values_db: null,
    shiftedReference_db: null,
    limits: [],
    uncertaintyBasis: null,
  })
  expect(wall.field.impact).toBeNull()
  expect(calculationFromWire(sample(light)).spectra.airborne.values_db).toBeNull()
})

test('the components at fault come from the list, or for an older server from the message', () => {
  const ID = '11111111-2222-4333-8444-555555555555'
  const read = (message: string, componentIds: string[]) =>
    calculationFromWire({
      ...sample(isoWall),
      validation: { result: 'PropertyError', message, componentIds },
    }).validation.reason
  const wanted = { code: null, params: {}, sentence: 'Too thick', componentIds: [ID] }
  expect(read(`Too thick id: ${ID}`, [ID])).toEqual(wanted)
  expect(read(`Too thick id:${ID}`, [])).toEqual(wanted)
  expect(read(`Too thick (id: ${ID})`, [])).toEqual(wanted)
  expect(read('Too humid: dry it', [])).toEqual({
    ...wanted,
    sentence: 'Too humid: dry it',
    componentIds: [],
  })
})

test('the generated check agrees with the schema on every field of an answer', () => {
  for (const answer of SAMPLE_CALCULATIONS) {
    expect(isCalculationAnswer(answer)).toBe(true)
    for (const field of Object.keys(CalculationAnswer.properties))
      for (const wrong of [undefined, null, 'text', -1.5, [1], {}]) {
        const changed: unknown = { ...answer, [field]: wrong }
        expect([field, wrong, isCalculationAnswer(changed)]).toEqual([
          field,
          wrong,
          Value.Check(CalculationAnswer, changed),
        ])
      }
  }
  for (const other of [null, undefined, 'text', [], {}]) expect(isCalculationAnswer(other)).toBe(false)
})
