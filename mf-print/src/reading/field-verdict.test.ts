import type { CalculationAnswer, FieldValues } from '@soundleaf/contracts'
import { sampleCalculation } from '@soundleaf/federation/testing'
import { fieldVerdict } from './field-verdict'
import { resultStatement } from './result-statement'

const ROOM = { separatingArea: 10, volume: 30, flankingType: 0 }
const ASKED: FieldValues = { airborneId: 3, airborneValue: 52, impactId: 50, impactValue: 56, ...ROOM }
const answer = (given: Partial<CalculationAnswer>): CalculationAnswer => ({
  ...sampleCalculation({ standard: 'Iso', licence: 'full', hasImpact: true }),
  ...given,
})

test('[FLD-04] the report says in words what the colour says', () => {
  expect(
    fieldVerdict('airborne', ASKED, answer({ airborneFieldEstimation: 58, airborneColor: 'Green' })),
  ).toMatchObject({
    notation: 'D_{nT,w} + C_{50–3150}',
    required: '≥ 52',
    expected: '58',
    word: 'Met, margin 6 dB',
  })
  expect(
    fieldVerdict('impact', ASKED, answer({ impactFieldEstimation: 59, impactColor: 'Red' })),
  ).toMatchObject({ required: '≤ 56', expected: '59', word: 'Missed, short by 3 dB' })
})

test('without a requirement nothing is judged', () => {
  expect(fieldVerdict('airborne', { ...ASKED, airborneId: 0 }, answer({})).word).toBe('No requirement')
})

test('a result is stated as ISO 717 states it', () => {
  const given = answer({ rw: 65, c: -3, ctr: -7, lnw: 43, ci: 2 })
  expect(resultStatement(given, 'airborne').statement).toBe('R_{w} (C; C_{tr}) = 65 (−3; −7) dB')
  expect(resultStatement(given, 'impact').statement).toBe('L_{n,w} (C_{I}) = 43 (2) dB')
  const astm = answer({ evaluationStandard: 'Astm', stc: 56 })
  expect(resultStatement(astm, 'airborne').statement).toBe('STC = 56')
})
