import { act, renderHook } from '@testing-library/react'
import { createFakeHost } from './testing/fake-host'
import { useKept } from './use-kept'

const hostOf = () => createFakeHost({ remote: 'mf-bench' })
const typed = (host: Parameters<typeof useKept>[0]) => renderHook(() => useKept(host, 'bench text', ''))

test('what was typed is there again for the same person, and for nobody else', () => {
  const fake = hostOf()
  const { host } = fake
  const first = typed(host)
  act(() => first.result.current[1]('100 30'))
  first.unmount()
  expect(typed(host).result.current[0]).toBe('100 30')
  // In other units the same digits would say something else.
  expect(typed({ ...host, units: 'ImperialFractions' }).result.current[0]).toBe('')
  act(() => fake.signIn({ email: 'other@example.com' }))
  expect(typed(host).result.current[0]).toBe('')
  expect(typed(hostOf().host).result.current[0]).toBe('')
})
