import { safeStorage } from '@soundleaf/ui'
import { browserLocks } from '../testing/browser-locks'
import { memoryOf } from '../testing/memory'
import { claimTabId, forgetTabId } from './tab-id'

const ids = () => {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
}

test('[SES-04] the id survives a reload', async () => {
  const { locks, free } = browserLocks()
  const tab = { memory: memoryOf(new Map()), locks, newId: ids() }
  const first = await claimTabId(tab)
  free(`tab:${first}`)
  expect(await claimTabId(tab)).toBe(first)
})

test('[SES-04] a duplicated tab, with a copy of the storage, gets an id of its own', async () => {
  const { locks } = browserLocks()
  const tab = { memory: memoryOf(new Map()), locks, newId: ids() }
  const first = await claimTabId(tab)
  expect(await claimTabId(tab)).not.toBe(first)
})

test('a browser that blocks storage and has no locks still gives an id', async () => {
  const memory = safeStorage(() => {
    throw new Error('blocked')
  })
  expect(await claimTabId({ memory, locks: undefined, newId: ids() })).toMatch(/-000000000001$/)
})

test('what somebody else put under the key is not taken for an id', async () => {
  const memory = memoryOf(new Map([['soundleaf-tab', '../../account']]))
  const id = await claimTabId({ memory, locks: undefined, newId: ids() })
  expect(id).toMatch(/-000000000001$/)
})

test('[SES-03] after a logout the tab has another id', async () => {
  const { locks, free } = browserLocks()
  const kept = new Map<string, string>()
  const tab = { memory: memoryOf(kept), locks, newId: ids() }
  const first = await claimTabId(tab)
  forgetTabId(tab.memory)
  expect([...kept.values()]).not.toContain(first)
  free(`tab:${first}`)
  expect(await claimTabId(tab)).not.toBe(first)
})
