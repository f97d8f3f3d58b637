import type { CallAnswer, CallRequest, SolvePoint } from '@soundleaf/contracts'
import { createFakeHost, type FakeAnswers } from '@soundleaf/federation/testing'
import { sampleRequest } from '@soundleaf/contracts/samples'
import { createSearching } from './use-solve'

const point = (at: number): SolvePoint => ({
  choice: [at],
  numbers: [{ value: 50 + at, tenths: 50 + at, uncertainty: 2 }],
  thickness: 100 + at,
  mass: 30,
  price: null,
  carbon: null,
})

/** Answers with one more build-up each time, done with the third. */
function bench(answers: Partial<FakeAnswers> = {}) {
  const fake = createFakeHost({
    remote: 'mf-editor',
    answers: {
      solve: ({ body }: CallRequest<'solve'>) => {
        const next = point(body.known.length)
        const value: CallAnswer<'solve'> = {
          evaluationStandard: 'Iso',
          engineVersion: 'sample',
          combinations: 3,
          share: (body.known.length + 1) / 3,
          isFirstKnown: false,
          isDone: body.known.length >= 2,
          points: body.known.length >= 3 ? [] : [next],
          front: [next],
          misses: [],
        }
        return { ok: true, value }
      },
      ...answers,
    },
  })
  const { known: _, ...asked } = sampleRequest('solve').body
  return { fake, asked, searching: createSearching(fake.host.api) }
}

const settled = (searching: ReturnType<typeof createSearching>) =>
  new Promise<void>((resolve) => {
    const stop = searching.state.subscribe(({ kind }) => {
      if (kind === 'running') return
      stop()
      resolve()
    })
  })

test('[BEY-08] a search goes on call by call, each with what is known, until it is done', async () => {
  const { fake, asked, searching } = bench()
  searching.start(asked)
  await settled(searching)
  const calls = fake.calls.filter(({ name }) => name === 'solve')
  expect(calls.map(({ request }) => (request as CallRequest<'solve'>).body.known.length)).toEqual([0, 1, 2])
  const { kind, points } = searching.state.getState()
  expect([kind, points.map(({ choice }) => choice[0])]).toEqual(['done', [0, 1, 2]])
})

test('[BEY-08] who stops keeps what is there', async () => {
  const { asked, searching } = bench()
  const isFirst = new Promise<void>((resolve) => {
    searching.state.subscribe(({ points }) => points.length === 1 && resolve())
  })
  searching.start(asked)
  await isFirst
  searching.stop()
  expect(searching.state.getState()).toMatchObject({ kind: 'stopped', points: [point(0)] })
  await Promise.resolve()
  expect(searching.state.getState().points).toHaveLength(1)
})

test('[BEY-08] another limit keeps what is known, another option does not', async () => {
  const { fake, asked, searching } = bench()
  searching.start(asked)
  await settled(searching)
  const lastKnown = () => (fake.calls.at(-1)?.request as CallRequest<'solve'>).body.known.length
  searching.start({ ...asked, limits: { mass: 40 } })
  expect(lastKnown()).toBe(3)
  searching.start({
    ...asked,
    variations: asked.variations.map((one) => ({ ...one, values: [...one.values, 999] })),
  })
  expect(lastKnown()).toBe(0)
  searching.stop()
})

test('[BEY-08] a failure keeps what is there, and starting goes on from it', async () => {
  let isBroken = true
  const { asked, searching, fake } = bench()
  const { searching: failing } = bench({
    solve: (request) => {
      if (request.body.known.length === 1 && isBroken)
        return {
          ok: false,
          failure: { code: 'Busy', status: 503, message: 'Busy.', call: 'POST /api/solve' },
        }
      return { ok: true, value: { ...emptyAnswer(request), points: [point(request.body.known.length)] } }
    },
  })
  failing.start(asked)
  await settled(failing)
  expect(failing.state.getState()).toMatchObject({ kind: 'failed', points: [point(0)] })
  isBroken = false
  failing.start(asked)
  await settled(failing)
  expect(failing.state.getState().kind).toBe('done')
  expect([fake.calls.length, searching.state.getState().kind]).toEqual([0, 'idle'])
})

const emptyAnswer = ({ body }: CallRequest<'solve'>): CallAnswer<'solve'> => ({
  evaluationStandard: 'Iso',
  engineVersion: 'sample',
  combinations: 3,
  share: 0,
  isFirstKnown: false,
  isDone: body.known.length >= 2,
  points: [],
  front: [],
  misses: [],
})
