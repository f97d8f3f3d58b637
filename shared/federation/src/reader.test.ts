import { createReader, type Work } from './reader'

type Give = (outcome: { ok: true; value: string } | { ok: false; failure: string }) => void

/** A server whose answers are given by hand. */
function bench() {
  const calls: { readonly signal: AbortSignal; readonly give: Give }[] = []
  const work: Work<string, string> = (signal) => new Promise((give) => calls.push({ signal, give }))
  const reader = createReader<string, string>()
  const shown: string[] = []
  reader.subscribe(() => shown.push(reader.state().kind))
  const answer = async (call: number, value: string | null) => {
    calls[call]?.give(value === null ? { ok: false, failure: 'lost' } : { ok: true, value })
    await Promise.resolve()
  }
  return { calls, work, reader, shown, answer }
}

test('the newest read counts: the one before is aborted, and its late answer is dropped', async () => {
  const { calls, work, reader, answer } = bench()
  reader.read('a', work)
  reader.read('b', work)
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await answer(1, 'of b')
  await answer(0, 'of a')
  expect(reader.state()).toEqual({ kind: 'ready', value: 'of b' })
})

test('what is there or on its way is not read again, and what failed is', async () => {
  const { calls, work, reader, answer, shown } = bench()
  reader.read('a', work)
  reader.read('a', work)
  expect(calls).toHaveLength(1)
  await answer(0, null)
  expect(reader.state()).toEqual({ kind: 'failed', failure: 'lost' })
  reader.read('a', work)
  await answer(1, 'of a')
  reader.read('a', work)
  expect(calls).toHaveLength(2)
  expect(shown).toEqual(['loading', 'failed', 'loading', 'ready'])
})

test('a value stands in for the next one where it may, and can be edited', async () => {
  const { work, reader, answer, shown } = bench()
  reader.read('a', work, { keepsValue: true })
  await answer(0, 'of a')
  reader.change((value) => `${value}, edited`)
  reader.read('b', work, { keepsValue: true })
  expect(reader.state()).toEqual({ kind: 'ready', value: 'of a, edited' })
  await answer(1, 'of b')
  expect(reader.state()).toEqual({ kind: 'ready', value: 'of b' })
  expect(shown).toEqual(['loading', 'ready', 'ready', 'ready'])
})

test('what is read again stays until the new outcome is there, and what failed is waited for', async () => {
  const { work, reader, answer, shown } = bench()
  reader.read('a', work)
  await answer(0, 'of a')
  reader.retry()
  expect(reader.state()).toEqual({ kind: 'ready', value: 'of a' })
  await answer(1, null)
  reader.retry()
  await answer(2, 'of a, newer')
  expect(shown).toEqual(['loading', 'ready', 'failed', 'loading', 'ready'])
})

test('what is stopped shows nothing any more, keeps what is there, and can be read again', async () => {
  const { calls, work, reader, answer } = bench()
  reader.retry()
  reader.read('a', work)
  reader.stop()
  await answer(0, 'late')
  expect(reader.state()).toEqual({ kind: 'loading' })
  reader.read('a', work)
  await answer(1, 'of a')
  reader.stop()
  reader.read('a', work)
  expect(calls).toHaveLength(2)
  expect(reader.state()).toEqual({ kind: 'ready', value: 'of a' })
})
