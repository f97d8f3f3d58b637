import { SAMPLE_CALCULATIONS } from '@soundleaf/contracts/samples'
import { calculationFromWire, type MessageParams } from '@soundleaf/contracts'
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
    }).validation
  expect(written('PropertyError')).toEqual({
    result: 'PropertyError',
    message: `Too thick id: ${componentIds.join(', ')}`,
    componentIds,
  })
  expect(written('ConstructionNotSupported').message).toMatch(
    /^The construction you have built is not supported/,
  )
})

test('[CAL-04] what is not supported is said in the same words, with its reason as a code; what is not finished says what it lacks', () => {
  const [sample] = SAMPLE_CALCULATIONS
  if (sample === undefined) throw new Error('There is no sample')
  const id = '11111111-2222-4333-8444-555555555555'
  const written = (code: string, params: MessageParams) =>
    calculationToWire({
      ...calculationFromWire(sample),
      validation: {
        result: 'ConstructionNotSupported',
        reason: { code, params: { component: 'Mat', productType: null, ...params }, componentIds: [id] },
      },
    }).validation
  expect(written('TooManyImpactBoards', {})).toMatchObject({
    message:
      'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
    code: 'TooManyImpactBoards',
  })
  expect(written('ImpactBoardUnfinished', { side: 'above' })).toMatchObject({
    message: `Mat needs a panel above it. id: ${id}`,
    code: 'ImpactBoardUnfinished',
    params: { side: 'above' },
  })
})

test('[CAL-03] what is said travels as codes with parameters beside the English sentences', () => {
  const [sample] = SAMPLE_CALCULATIONS
  if (sample === undefined) throw new Error('There is no sample')
  const board = '11111111-2222-4333-8444-555555555555'
  const outside = { code: 'LeafOutsideRange', params: { from_kgm2: 2, to_kgm2: 1000 }, componentIds: [board] }
  const overfilled = { code: 'CavityOverfilled', params: {}, componentIds: [] }
  const mounting = { code: 'EuropeanLaboratory', params: {}, componentIds: [] }
  const read = calculationFromWire(sample)
  const answer = calculationToWire({
    ...read,
    notices: [outside, overfilled],
    circumstances: { resonances: [], coincidences: [], mounting, elementSize_m: [3.66, 2.75] },
    spectra: {
      ...read.spectra,
      airborne: { ...read.spectra.airborne, uncertaintyBasis: { ...NO_MEASUREMENTS, componentIds: [] } },
    },
  })
  const sentences = [
    'The leaf lies outside 2 to 1000 kg/m², the range of the models.',
    'The insulation is thicker than its cavity and was taken as filling it.',
  ]
  expect(answer.notices).toEqual(sentences)
  expect(answer.explanation?.notices).toEqual([{ text: sentences[0], componentIds: [board] }])
  expect(answer.explanation?.mounting).toBe('element in the rigid frame of a European laboratory')
  expect(answer.explanation?.codes?.airborneUncertaintyBasis).toEqual(NO_MEASUREMENTS)
  const again = calculationFromWire(answer)
  expect(again.notices).toMatchObject([outside, overfilled])
  expect(again.circumstances?.mounting).toMatchObject(mounting)
})

const NO_MEASUREMENTS = { code: 'NoMeasurements', params: { kind: 'glazing' } }
