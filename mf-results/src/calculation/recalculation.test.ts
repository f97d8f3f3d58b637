import fc from 'fast-check'
import {
  ratingOf,
  type CalculateRequest,
  type CalculationAnswer,
  type Outcome,
  type ProjectChanged,
  type Validation,
} from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import { failureOf, projectOf, stageOf } from '../testing/stage'
import { createRecalculation } from './recalculation'

/** Answers each request after a delay of the script; the answer carries the request's area as its Rw. */
function slowServer(script: readonly { readonly delay_ms: number; readonly fails: boolean }[]) {
  const aborted: number[] = []
  let asked = 0
  function calculate(body: CalculateRequest, signal?: AbortSignal): Promise<Outcome<CalculationAnswer>> {
    const turn = script[asked % script.length] ?? { delay_ms: 0, fails: false }
    asked += 1
    signal?.addEventListener('abort', () => aborted.push(body.fieldValues.separatingArea))
    return new Promise((resolve) => {
      const outcome: Outcome<CalculationAnswer> = turn.fails
        ? { ok: false, failure: failureOf('InternalError', `failed ${body.fieldValues.separatingArea}`) }
        : { ok: true, value: answerWith({ rw: body.fieldValues.separatingArea }) }
      // Deliberately deaf to the abort: an answer that is under way arrives all the same.
      setTimeout(() => resolve(outcome), turn.delay_ms)
    })
  }
  return { calculate, aborted, count: () => asked }
}

function edited(edit: number, area: number): ProjectChanged {
  return { project: projectOf({ separatingArea: area }), edit, origin: edit === 0 ? 'opened' : 'editor' }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('[CAL-01] a change is calculated 500 ms after the last one, and not before', async () => {
  const server = slowServer([{ delay_ms: 0, fails: false }])
  const { host, changeProject } = stageOf(server.calculate)
  const recalculation = createRecalculation(host)
  recalculation.start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(400)
  changeProject(edited(1, 11))
  await jest.advanceTimersByTimeAsync(499)
  expect(server.count()).toBe(0)
  expect(recalculation.state.getState().phase).toBe('calculating')
  await jest.advanceTimersByTimeAsync(1)
  expect(server.count()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(recalculation.state.getState()).toMatchObject({
    phase: 'answered',
    calculation: { ratings: [{ id: 'Rw', value: 11 }] },
  })
})

test('[CAL-01] with neither an airborne index nor an impact value nothing is asked', async () => {
  const server = slowServer([{ delay_ms: 0, fails: false }])
  const { host, changeProject, finished } = stageOf(server.calculate)
  const recalculation = createRecalculation(host)
  recalculation.start()
  changeProject({ project: projectOf({ airborneId: 0, impactValue: 0 }), edit: 0, origin: 'opened' })
  await jest.advanceTimersByTimeAsync(5000)
  expect(recalculation.state.getState().phase).toBe('unset')
  expect(server.count()).toBe(0)
  expect(finished).toEqual([])
})

test('a new name or a save keeps the result and finishes its edit without a question', async () => {
  const server = slowServer([{ delay_ms: 0, fails: false }])
  const { host, changeProject, finished } = stageOf(server.calculate)
  createRecalculation(host).start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(501)
  changeProject({ project: { ...projectOf({ separatingArea: 10 }), name: 'Other' }, edit: 1, origin: 'name' })
  await jest.advanceTimersByTimeAsync(5000)
  expect(server.count()).toBe(1)
  expect(finished.map(({ edit }) => edit)).toEqual([0, 1])
})

test('[CAL-02] a fault names its components, and the next success clears them', async () => {
  const id = '11111111-2222-4333-8444-555555555555'
  const fault: Validation = { result: 'PropertyError', message: `Too thick id:${id}`, componentIds: [] }
  let answer = answerWith({ validation: fault })
  const { host, changeProject, finished } = stageOf(() => Promise.resolve({ ok: true, value: answer }))
  createRecalculation(host).start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(500)
  expect(finished.at(-1)).toMatchObject({ result: 'PropertyError', erroneousComponentIds: [id] })
  answer = answerWith({})
  changeProject(edited(1, 11))
  await jest.advanceTimersByTimeAsync(500)
  expect(finished.at(-1)).toMatchObject({ result: 'Success', edit: 1, erroneousComponentIds: [] })
})

test('a busy server is asked again, and only for as long as the answer is wanted', async () => {
  const busy: Outcome<CalculationAnswer> = { ok: false, failure: failureOf('Busy', 'busy') }
  let asked = 0
  const { host, changeProject } = stageOf(() => {
    asked += 1
    return Promise.resolve(asked < 3 ? busy : { ok: true, value: answerWith({}) })
  })
  const recalculation = createRecalculation(host)
  recalculation.start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(500 + 1000 + 2000)
  expect(asked).toBe(3)
  expect(recalculation.state.getState().phase).toBe('answered')
})

test('a failure is shown and can be tried again at once', async () => {
  const server = slowServer([
    { delay_ms: 0, fails: true },
    { delay_ms: 0, fails: false },
  ])
  const { host, changeProject } = stageOf(server.calculate)
  const recalculation = createRecalculation(host)
  recalculation.start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(501)
  expect(recalculation.state.getState()).toMatchObject({ phase: 'failed', failure: { message: 'failed 10' } })
  recalculation.retry()
  await jest.advanceTimersByTimeAsync(1)
  expect(recalculation.state.getState()).toMatchObject({
    phase: 'answered',
    calculation: { ratings: [{ id: 'Rw', value: 10 }] },
  })
})

test('[CAL-01] what found no connection is calculated when the connection is back, and when a save has arrived', async () => {
  for (const reconnect of ['online', 'saved'] as const) {
    const lost: Outcome<CalculationAnswer> = {
      ok: false,
      failure: { code: 'NetworkFailure', status: null, message: 'lost', call: 'POST /api/calculate' },
    }
    let isConnected = false
    const { host, changeProject } = stageOf(() =>
      Promise.resolve(isConnected ? { ok: true, value: answerWith({}) } : lost),
    )
    const recalculation = createRecalculation(host)
    const stop = recalculation.start()
    changeProject(edited(0, 10))
    await jest.advanceTimersByTimeAsync(501)
    expect(recalculation.state.getState().phase).toBe('failed')
    isConnected = true
    if (reconnect === 'online') window.dispatchEvent(new Event('online'))
    else changeProject({ project: projectOf({ separatingArea: 10 }), edit: 0, origin: 'saved' })
    await jest.advanceTimersByTimeAsync(1)
    expect(recalculation.state.getState().phase).toBe('answered')
    stop()
  }
})

test('[FLD-06] an answer of another standard than the session knows reads the account again, and is not shown', async () => {
  const iso = {
    signedIn: true,
    email: 'full@example.com',
    licence: 'full',
    trialExpiry: null,
    trialExpiryText: null,
    evaluationStandard: 'Iso',
  } as const
  let known: typeof iso | (Omit<typeof iso, 'evaluationStandard'> & { evaluationStandard: 'Astm' }) = iso
  const stage = stageOf(
    () => Promise.resolve({ ok: true, value: answerWith({ evaluationStandard: 'Astm', stc: 55 }) }),
    {
      current: () => known,
      reload() {
        known = { ...iso, evaluationStandard: 'Astm' }
        stage.changeSession(known)
        return Promise.resolve()
      },
    },
  )
  const recalculation = createRecalculation(stage.host)
  const shown: unknown[] = []
  recalculation.state.subscribe(() =>
    shown.push([recalculation.state.getState().phase, known.evaluationStandard]),
  )
  recalculation.start()
  stage.changeSession(known)
  stage.changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(1100)
  expect(shown.filter((one) => String(one).startsWith('answered'))).toEqual([['answered', 'Astm']])
  expect(recalculation.state.getState()).toMatchObject({
    phase: 'answered',
    calculation: { ratings: [{ id: 'STC', value: 55 }] },
  })
})

test('stopping leaves no timer, no listener, and drops what is under way', async () => {
  const server = slowServer([{ delay_ms: 900, fails: false }])
  const { host, changeProject, finished, listenerCount } = stageOf(server.calculate)
  const recalculation = createRecalculation(host)
  const stop = recalculation.start()
  changeProject(edited(0, 10))
  await jest.advanceTimersByTimeAsync(600)
  stop()
  expect(listenerCount()).toBe(0)
  expect(server.aborted).toEqual([10])
  await jest.advanceTimersByTimeAsync(5000)
  expect(finished).toEqual([])
})

const EDITS = 30

/** A browser's types know no process; the test runner has one. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** 1000 in the full run. */
const RUNS = Math.ceil(100 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 0.2))

test(
  '[CAL-01] 30 edits with answers and failures delayed at random end at the last edit, finished once',
  async () => {
    const turn = fc.record({ delay_ms: fc.integer({ min: 0, max: 3000 }), fails: fc.boolean() })
    const turns = fc.array(turn, { minLength: EDITS, maxLength: EDITS })
    const pauses = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: EDITS, maxLength: EDITS })
    const scenario = async (script: { delay_ms: number; fails: boolean }[], pauses_ms: number[]) => {
      const server = slowServer(script)
      const { host, changeProject, finished } = stageOf(server.calculate)
      const recalculation = createRecalculation(host)
      const foreign: unknown[] = []
      let ends = 0
      recalculation.state.subscribe(() => {
        const state = recalculation.state.getState()
        if (state.phase !== 'answered' && state.phase !== 'failed') return
        ends += 1
        const wanted = state.project.fieldValues.separatingArea
        const isOwn =
          state.phase === 'answered'
            ? ratingOf(state.calculation, 'Rw')?.value === wanted
            : state.failure.message === `failed ${wanted}`
        if (!isOwn) foreign.push(state)
      })
      const stop = recalculation.start()
      for (const [edit, pause_ms] of pauses_ms.entries()) {
        changeProject(edited(edit, edit + 1))
        await jest.advanceTimersByTimeAsync(pause_ms)
      }
      await jest.advanceTimersByTimeAsync(10_000)
      stop()
      expect(foreign).toEqual([])
      // Every edit ends at most once and in order; the last one always does, and nothing ends after it.
      const edits = finished.map(({ edit }) => edit)
      expect(edits).toEqual([...new Set(edits)].sort((a, b) => a - b))
      expect(edits.at(-1)).toBe(EDITS - 1)
      expect(ends).toBe(edits.length)
    }
    await fc.assert(fc.asyncProperty(turns, pauses, scenario), {
      numRuns: RUNS,
      seed: 1,
    })
  },
  60_000 + RUNS * 1000,
)
