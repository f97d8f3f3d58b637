import { EVALUATION_INDICES } from './evaluation-indices'
import { DEFAULT_FIELD_VALUES } from './default-field-values'
import { roomsRequirements } from './rooms-requirement'

test('[FLD-04, BEY-07] a floor is judged for both kinds of sound, a wall for airborne sound alone', () => {
  const [airborne, impact] = (['airborne', 'impact'] as const).map((kind) =>
    EVALUATION_INDICES.find((index) => index.kind === kind && index.standard === 'Iso'),
  )
  const ids = { airborneId: airborne?.id ?? 0, impactId: impact?.id ?? 0 }
  const fieldValues = { ...DEFAULT_FIELD_VALUES.Iso, ...ids, airborneValue: 52, impactValue: 56 }
  const expected = [
    { evaluationId: ids.airborneId, value: 56, uncertainty: 2 },
    { evaluationId: ids.impactId, value: 68, uncertainty: 2 },
  ]
  const judged = (isFloor: boolean) =>
    roomsRequirements({ expected }, fieldValues, isFloor).map(({ kind, color }) => [kind, color])
  // 4 dB more than asked, and 12 dB more than allowed, with 2 dB of uncertainty.
  expect(judged(true)).toEqual([
    ['airborne', 'Green'],
    ['impact', 'Red'],
  ])
  expect(judged(false)).toEqual([['airborne', 'Green']])
})
