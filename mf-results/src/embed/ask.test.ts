import { answerWith, sampleAnswer, SAMPLE_STRUCTURES } from '@soundleaf/contracts/samples'
import { ask, askFor } from './ask'

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

const LINK = 'https://soundleaf.example/link#a-token'
const linked = (link: string, linkPassword?: string) =>
  askFor(
    {
      construction: null,
      getToken: () => '',
      link,
      api: 'https://embed.example',
      ...(linkPassword !== undefined && { linkPassword }),
    },
    signal,
  )

test('[BEY-11] a link is opened with what stands behind its #, and shows its kind of construction', async () => {
  const answer = answerWith({ rw: 57 })
  const body = { ...sampleAnswer('openLink'), calculation: answer }
  const fetch = server({ status: 200, body })
  expect(await linked(LINK, 'gypsum and wool')).toEqual({
    ok: true,
    value: { type: 'SingleMassiveElementWall', answer },
  })
  expect(fetch).toHaveBeenCalledWith(
    'https://embed.example/api/embed/link',
    expect.objectContaining({
      body: JSON.stringify({ token: 'a-token', password: 'gypsum and wool' }),
      credentials: 'omit',
    }),
  )
})

test('[BEY-11] a link that shows no results, or does not work, says so', async () => {
  server(
    { status: 200, body: sampleAnswer('openLink') },
    { status: 404, body: { code: 'NotFound', reason: 'LinkGone', message: 'This link does not work.' } },
  )
  expect(await linked(LINK)).toMatchObject({ ok: false, failure: { code: 'LicenceInsufficient' } })
  expect(await linked(LINK)).toMatchObject({
    ok: false,
    failure: { code: 'NotFound', message: 'This link does not work.' },
  })
})
