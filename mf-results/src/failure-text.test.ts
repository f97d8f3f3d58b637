import { CALCULATION_RESULTS, calculationFromWire } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import { failureOf } from './testing/stage'
import { callFailureText, unfinishedText, validationText } from './failure-text'

test('[CAL-04] a construction that no model covers is said in the words of the specification', () => {
  const said = validationText({ result: 'ConstructionNotSupported', reason: null })
  expect(said.text).toBe(
    'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
  )
  expect(said.actions).toEqual(['guide', 'contact'])
})

test('[CAL-04] beside that sentence stands the reason, where the server tells it', () => {
  const reason = {
    code: 'TooManyImpactBoards',
    params: { component: 'Mat', productType: null },
    componentIds: [],
  }
  expect(validationText({ result: 'ConstructionNotSupported', reason }).text).toMatch(
    /contact us\. The reason: Mat: a floor has at most two impact boards\.$/,
  )
})

test('what is not finished is not called wrong or unsupported, and says what it lacks', () => {
  const reason = {
    code: 'ImpactBoardUnfinished',
    params: { component: 'Mat', productType: null, side: 'above' },
    componentIds: [],
  }
  const validation = { result: 'ConstructionNotSupported' as const, reason }
  expect(unfinishedText(validation)).toBe('Mat needs a panel above it.')
  expect(validationText(validation)).toMatchObject({ title: 'Not finished', actions: [] })
  expect(unfinishedText({ result: 'ConstructionNotSupported', reason: null })).toBeNull()
})

test('[RES-05] every failure says what happened and ends with what to do', () => {
  for (const result of CALCULATION_RESULTS.filter((code) => code !== 'Success')) {
    const fault = {
      result,
      message: 'The frame is too deep id: 0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f',
      componentIds: [],
    }
    const { validation } = calculationFromWire(answerWith({ validation: fault }))
    const { title, text } = validationText(validation)
    expect(title).not.toBe('')
    expect(text).toMatch(/\.$/)
    expect(text).not.toContain('id:')
  }
})

test('[RES-05] without a connection it can be tried again, and the work is not affected', () => {
  const said = callFailureText({
    code: 'NetworkFailure',
    status: null,
    message: 'x',
    call: 'POST /api/calculate',
  })
  expect(said.actions).toContain('retry')
  expect(said.text).toContain('not affected')
})

test('[LIC-03] an expired trial says so and names the contact', () => {
  const said = callFailureText(failureOf('FreeTrialExpired', 'Your free trial has expired.'))
  expect(said).toMatchObject({ text: 'Your free trial has expired.', actions: ['contact'] })
})
