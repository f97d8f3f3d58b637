import { failureOfAnswer } from './call-failure'

test("the contract's code, text, field, components and revision are taken over", () => {
  expect(
    failureOfAnswer('saveProject', 409, {
      code: 'StaleRevision',
      message: 'The project was changed elsewhere.',
      field: 'revision',
      componentIds: ['a'],
      revision: 7,
    }),
  ).toEqual({
    code: 'StaleRevision',
    status: 409,
    message: 'The project was changed elsewhere.',
    field: 'revision',
    componentIds: ['a'],
    revision: 7,
    call: 'PUT /api/projects',
  })
})

test('[SEC-19] the id by which the server knows the request is told on, what is none is not', () => {
  const withId = (id: unknown) => failureOfAnswer('signUp', 500, { code: 'InternalError' }, id).requestId
  expect(withId('7f0c2f1e-9f6e-4a52')).toBe('7f0c2f1e-9f6e-4a52')
  for (const other of [undefined, 7, '', '<b>', 'a'.repeat(101)]) expect(withId(other)).toBeUndefined()
})

test.each([
  [401, 'TokenInvalid'],
  [404, 'NotFound'],
  [413, 'PayloadTooLarge'],
  [429, 'TooManyRequests'],
  [500, 'InternalError'],
  [502, 'InternalError'],
  [503, 'Busy'],
  [418, 'BadAnswer'],
  [403, 'BadAnswer'],
])("a proxy's %i without the contract's words is %s", (status, code) => {
  for (const answer of ['<html>', null, undefined, 42, { code: 'toString' }, { code: 7 }]) {
    expect(failureOfAnswer('calculate', status, answer)).toMatchObject({ code, status })
  }
})

test('a text of the server is plain and at most 300 characters long', () => {
  const { message } = failureOfAnswer('signUp', 400, {
    code: 'ValidationFailed',
    message: `\u0000 a\r\nb ${'💥'.repeat(400)}`,
  })
  expect(message.startsWith('a b 💥')).toBe(true)
  expect([...message].length).toBeLessThanOrEqual(300)
})

test('a message that is no text is replaced by the standing text', () => {
  expect(failureOfAnswer('signUp', 404, { code: 'NotFound', message: { html: '<b>' } }).message).toBe(
    'Not found.',
  )
})

test('a known reason is said from its parameters, one of a newer server in the words of the server', () => {
  const quota = {
    code: 'TooManyRequests',
    message: 'Enough.',
    reason: 'QuotaExhausted',
    params: { quota: 5 },
  }
  expect(failureOfAnswer('calculate', 429, quota)).toMatchObject({
    message: 'The quota of 5 calculations a day is used up.',
    reason: 'QuotaExhausted',
    params: { quota: 5 },
  })
  expect(failureOfAnswer('calculate', 429, { ...quota, reason: 'TooHumid', params: [] }).message).toBe(
    'Enough.',
  )
})
