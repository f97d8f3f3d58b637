import type { CalculationAnswer } from '@soundleaf/contracts'
import { lowFrequencySum } from '../rating/low-frequency-sum'
import { statement } from '../rating/statement'
import { workingLines } from '../rating/working-lines'
import { calculationWith } from '../testing/calculation-with'
import { explained, ratingExplanation } from '../testing/explained'

const basis = (code: 'NoMeasurements' | 'MeasuredErrors') => ({ code, params: {} })

/** A floor whose airborne uncertainty rests on the first, its impact uncertainty on the second. */
function floorOf(airborne: ReturnType<typeof basis>, impact: ReturnType<typeof basis>) {
  const ratings = [
    ratingExplanation({ field: 'rw', uncertainty: 5.5 }),
    ratingExplanation({ field: 'c503150', uncertainty: 5 }),
  ]
  const { explanation } = explained(...ratings)
  const answer: Partial<CalculationAnswer> = {
    rw: 30,
    c503150: -2,
    lnw: 86,
    impactUncertainty: 4.7,
    explanation: explanation && {
      ...explanation,
      impactUncertaintyBasis: '',
      codes: {
        mounting: { code: 'EuropeanLaboratory', params: {} },
        airborneUncertaintyBasis: airborne,
        impactUncertaintyBasis: impact,
      },
    },
  }
  return calculationWith(answer)
}

test('[ENG-05] a number of a kind that nobody measured has a range of whole decibels instead of ±', () => {
  const floor = floorOf(basis('NoMeasurements'), basis('MeasuredErrors'))
  // 30 ± 5.5, outwards
  expect(statement('airborne', 'Iso', floor).range).toBe('24 to 36')
  expect(statement('impact', 'Iso', floor).range).toBeNull()
  expect(lowFrequencySum(floor)?.range).toBe('23 to 33')
  // −2 ± 5
  expect(workingLines(floor, 'airborne').map(({ range }) => range)).toEqual(['24 to 36', '−7 to 3'])
})

test('[ENG-05] by air and by impact each rests on its own measurements', () => {
  const floor = floorOf(basis('MeasuredErrors'), basis('NoMeasurements'))
  expect(statement('airborne', 'Iso', floor).range).toBeNull()
  expect(statement('impact', 'Iso', floor).range).toBe('81 to 91')
  expect(statement('impact', 'Iso', null).range).toBeNull()
})
