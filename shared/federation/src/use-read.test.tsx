import { act, renderHook } from '@testing-library/react'
import type { Outcome } from '@soundleaf/contracts'
import { useRead } from './use-read'

/** A hook on a server whose answers are given by hand. */
function bench(options?: { readonly keepsValue: boolean }) {
  const calls: {
    readonly key: string
    readonly signal: AbortSignal
    readonly give: (value: string) => void
  }[] = []
  const initialProps: { readonly key: string | null } = { key: 'a' }
  const { result, rerender, unmount } = renderHook(
    ({ key }: typeof initialProps) =>
      useRead<string>(
        key,
        (signal) =>
          new Promise<Outcome<string>>((resolve) =>
            calls.push({ key: key ?? '', signal, give: (value) => resolve({ ok: true, value }) }),
          ),
        options,
      ),
    { initialProps },
  )
  return {
    calls,
    state: () => result.current.state,
    retry: () => act(() => result.current.retry()),
    give: (call: number, value: string) =>
      act(async () => {
        calls[call]?.give(value)
        await Promise.resolve()
      }),
    readNext: (key: string | null) => rerender({ key }),
    unmount,
  }
}

test('what is shown belongs to the key: a new one is read anew, and none is read while it is null', async () => {
  const { calls, state, give, readNext } = bench()
  expect(state()).toEqual({ kind: 'loading' })
  await give(0, 'of a')
  expect(state()).toEqual({ kind: 'ready', value: 'of a' })
  readNext('b')
  expect(state()).toEqual({ kind: 'loading' })
  readNext(null)
  await give(1, 'of b')
  expect(state()).toEqual({ kind: 'loading' })
  expect(calls.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['a', false],
    ['b', true],
  ])
})

test('the value before stands in for the new one where the caller lets it', async () => {
  const { state, give, readNext } = bench({ keepsValue: true })
  await give(0, 'of a')
  readNext('b')
  expect(state()).toEqual({ kind: 'ready', value: 'of a' })
  await give(1, 'of b')
  expect(state()).toEqual({ kind: 'ready', value: 'of b' })
})

test('the same is read again when asked for, and aborted with the component', () => {
  const { calls, retry, unmount } = bench()
  retry()
  unmount()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
