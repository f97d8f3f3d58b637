import { template } from '@soundleaf/construction'
import { DEFAULT_FIELD_VALUES, type CallRequest, type SweepPoint } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { act, renderHook } from '@testing-library/react'
import { counter } from '../testing/render-editor'
import { useSweep } from './use-sweep'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

const wall = template('SingleMassiveElementWall', counter())
const [concrete] = wall.components
const componentId = concrete?.id ?? ''
const thicknesses = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

function start(options: readonly (number | string)[], property: 'thickness' | 'product' = 'thickness') {
  const fake = createFakeHost({ remote: 'mf-editor' })
  const known = new Map<string, SweepPoint>()
  const { result, rerender } = renderHook(
    (taken: readonly (number | string)[]) =>
      useSweep(fake.host.api, known, {
        construction: wall,
        fieldValues: DEFAULT_FIELD_VALUES.Iso,
        first: { componentId, property, options: taken },
        second: null,
      }),
    { initialProps: options },
  )
  const asked = () =>
    fake.calls
      .filter(({ name }) => name === 'sweep')
      .map(({ request }) => (request as CallRequest<'sweep'>).body)
  const shown = () => (result.current.state.kind === 'ready' ? result.current.state.value : [])
  const wait = (time_ms: number) => act(() => jest.advanceTimersByTimeAsync(time_ms))
  return { asked, shown, wait, rerender }
}

test('[BEY-08] some points that are spread over all come first, then the others; nothing is asked for twice', async () => {
  const all = thicknesses(100, 200)
  const it = start(all)
  await it.wait(299)
  expect(it.asked()).toEqual([])
  await it.wait(1)
  await it.wait(0)
  const [first, rest] = it.asked().map(({ values }) => values)
  expect(first).toHaveLength(20)
  expect([first?.[0], first?.at(-1)]).toEqual([100, 299])
  expect([...(first ?? []), ...(rest ?? [])].sort((a, b) => a - b)).toEqual(all)
  expect(it.shown().map(({ value }) => value)).toEqual(all)

  // Ten more at the upper end: what is known stands there at once, and only the others are asked for.
  it.rerender(thicknesses(110, 200))
  await it.wait(0)
  expect(it.shown()).toHaveLength(190)
  await it.wait(300)
  expect(
    it
      .asked()
      .slice(2)
      .map(({ values }) => values),
  ).toEqual([thicknesses(300, 10)])
  expect(it.shown()).toHaveLength(200)
})

test('[BEY-08] products are known by what they are, whatever their places', async () => {
  const [one, two, three] = [11, 12, 13].map((at) => `00000000-0000-4000-9000-0000000000${at}`)
  if (one === undefined || two === undefined || three === undefined) throw new Error('There are three.')
  const it = start([one, two], 'product')
  await it.wait(300)
  expect(it.asked()).toMatchObject([{ property: 'product', values: [], productIds: [one, two] }])
  const before = it.shown()
  it.rerender([three, two])
  await it.wait(300)
  expect(it.asked().slice(1)).toMatchObject([{ productIds: [three] }])
  expect(it.shown().map(({ value }) => value)).toEqual([0, 1])
  expect(it.shown()[1]?.ratings).toEqual(before[1]?.ratings)
})
