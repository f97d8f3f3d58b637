import { browserLocks } from '../testing/browser-locks'
import { claimTabId } from './tab-id'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

const ids = () => {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
}

test('[SES-04] the id survives a reload', async () => {
  const { locks, free } = browserLocks()
  const tab = { storage: storage(), locks, newId: ids() }
  const first = await claimTabId({ ...tab, storage: () => tab.storage })
  free(`tab:${first}`)
  expect(await claimTabId({ ...tab, storage: () => tab.storage })).toBe(first)
})

test('[SES-04] a duplicated tab, with a copy of the storage, gets an id of its own', async () => {
  const { locks } = browserLocks()
  const kept = storage()
  const tab = { storage: () => kept, locks, newId: ids() }
  const first = await claimTabId(tab)
  expect(await claimTabId(tab)).not.toBe(first)
})

test('a browser that blocks storage and has no locks still gives an id', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(await claimTabId({ storage: blocked, locks: undefined, newId: ids() })).toMatch(/-000000000001$/)
})

test('what somebody else put under the key is not taken for an id', async () => {
  const kept = storage()
  kept.setItem('soundleaf-tab', '../../account')
  const id = await claimTabId({ storage: () => kept, locks: undefined, newId: ids() })
  expect(id).toMatch(/-000000000001$/)
})
