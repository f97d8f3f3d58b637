import { SAMPLE_CALCULATIONS } from '@soundleaf/contracts/samples'
import { calculationFromWire } from '@soundleaf/contracts'
import { calculationToWire } from './calculation-to-wire'

test.each(SAMPLE_CALCULATIONS.map((answer, at) => [at, answer] as const))(
  'what is written is what was read: sample %i',
  (_, answer) => {
    const read = calculationFromWire(answer)
    expect(calculationFromWire(calculationToWire(read))).toEqual(read)
    expect(calculationToWire(read)).toMatchObject({ ...answer, validation: expect.anything() as object })
  },
)

test('the components at fault stand in a list, and for older clients in the message', () => {
  const componentIds = ['11111111-2222-4333-8444-555555555555', '22222222-2222-4333-8444-555555555555']
  const [sample] = SAMPLE_CALCULATIONS
  if (sample === undefined) throw new Error('There is no sample')
  const calculation = calculationFromWire(sample)
  const written = (result: 'PropertyError' | 'ConstructionNotSupported') =>
    calculationToWire({
      ...calculation,
      validation: { result, reason: { code: null, params: {}, sentence: 'Too thick', componentIds } },
    })
      .validation
  expect(written('PropertyError')).toEqual({
    result: 'PropertyError',
    message: `Too thick id: ${componentIds.join(', ')}`,
    componentIds,
  })
  expect(written('ConstructionNotSupported').message).toBe('Too thick')
})
