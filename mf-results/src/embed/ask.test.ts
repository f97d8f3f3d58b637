import { SAMPLE_STRUCTURES } from '@soundleaf/contracts/samples'
import { ask } from './ask'

const [construction = null] = SAMPLE_STRUCTURES
const { signal } = new AbortController()

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))

/** A server that counts what it is asked. */
function server(...answers: readonly { readonly status: number; readonly body: unknown }[]) {
  let asked = 0
  const fetch = jest.fn((): Promise<unknown> => {
    const { status, body } = answers[asked++] ?? { status: 500, body: null }
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) })
  })
  Object.assign(globalThis, { fetch })
  return fetch
}

test.each([
  ['gives none', () => ''],
  ['has set neither token nor getToken', () => Promise.reject<string>(new Error('nothing'))],
])('[EMB-03] a page that %s is told what it lacks, and the server is not asked', async (_, getToken) => {
  const fetch = server()
  const answer = await ask({ construction, getToken }, signal)
  expect(answer).toMatchObject({
    ok: false,
    failure: {
      code: 'TokenInvalid',
      message: expect.stringContaining('This page gives no token.') as string,
    },
  })
  expect(fetch).not.toHaveBeenCalled()
})

test('[EMB-03] a token that has ended is replaced once', async () => {
  const ended = { status: 401, body: { code: 'TokenInvalid', message: 'The token has ended.' } }
  const fetch = server(ended, ended)
  const given = ['old', 'new', 'newer']
  const answer = await ask({ construction, getToken: () => given.shift() ?? '' }, signal)
  expect(answer).toMatchObject({ ok: false, failure: { code: 'TokenInvalid', status: 401 } })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(given).toEqual(['newer'])
})
