import type { CallAnswer, Outcome } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import { createFakeHost, failure } from '@soundleaf/federation/testing'
import { act, renderHook } from '@testing-library/react'
import { useKeeping } from './use-keeping'

type Answer = Outcome<CallAnswer<'saveMeasuredCurve'>>

const curve = sampleAnswer('saveMeasuredCurve')
const measured = { quantity: curve.quantity, values: curve.values }

/** A bench whose saves are answered by hand. */
function bench() {
  const answers: ((answer: Answer) => void)[] = []
  const { host } = createFakeHost({
    remote: 'mf-bench',
    answers: { saveMeasuredCurve: () => new Promise<Answer>((give) => answers.push(give)) },
  })
  const { result } = renderHook(() => useKeeping(host))
  return { result, answer: (value: Answer) => act(() => Promise.resolve(answers.shift()?.(value))) }
}

test('[BEY-01] what is typed while a curve is being kept stays; what was sent is kept', async () => {
  const { result, answer } = bench()
  act(() => result.current.change({ title: curve.title }))
  act(() => void result.current.keep(measured, 'new'))
  act(() => result.current.change({ remarks: 'Typed meanwhile' }))
  await answer({ ok: true, value: curve })
  expect(result.current.kept).toEqual(curve)
  expect(result.current.details).toMatchObject({ title: curve.title, remarks: 'Typed meanwhile' })
})

test('[BEY-01] the answer to a save is of the curve that was sent, not of one that was opened since', async () => {
  const { result, answer } = bench()
  const other = { ...curve, id: '0c0c0c0c-0000-4000-8000-000000000001', title: 'Other', owner: null }
  act(() => result.current.change({ title: curve.title }))
  act(() => void result.current.keep(measured, 'new'))
  act(() => result.current.open(other))
  await answer({ ok: true, value: curve })
  expect(result.current.kept).toEqual(other)
  expect(result.current.details.title).toBe('Other')

  act(() => void result.current.keep(measured, 'change'))
  act(() => result.current.open(null))
  await answer(failure('saveMeasuredCurve', 'InternalError'))
  expect(result.current.failure).toBeNull()
  expect(result.current.kept).toBeNull()
})
