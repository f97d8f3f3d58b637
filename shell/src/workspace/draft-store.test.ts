/** @jest-environment node */
import 'fake-indexeddb/auto'
import { CONTRACT_VERSION, isCompatible } from '@soundleaf/contracts'
import { openDB } from 'idb'
import { savedProject, wallNamed } from '../testing/fake-server'
import { ANNA, SAVED_ID } from '../testing/stage'
import { createDraftStore, type Draft } from './draft-store'

const draftOf = (variants: number): Draft => {
  const project = savedProject(SAVED_ID)
  const layers = Array.from({ length: 60 }, () => wallNamed('board').components).flat()
  const others = Array.from({ length: variants }, (_, at) => ({
    name: `Variant ${at + 2}`,
    structure: { ...wallNamed('board'), components: layers },
  }))
  return {
    account: ANNA.email,
    key: SAVED_ID,
    creationKey: null,
    project: { ...project, variants: { name: 'Variant 1', place: 0, others } },
    keptAt: '2026-12-01T08:00:00.000Z',
    contractVersion: CONTRACT_VERSION,
  }
}

async function inDatabase(name: string): Promise<{ contractVersion: string } | undefined> {
  const open = await openDB(name, 1)
  const kept: unknown = await open.get('drafts', [ANNA.email, SAVED_ID])
  open.close()
  return kept as { contractVersion: string } | undefined
}

test('[REL-04, PERF-03] a draft of fifty variants comes back as it was, from a text that is written at once', async () => {
  const store = createDraftStore('large')
  const draft = draftOf(49)
  await store.keep(draft)
  expect(await store.find(ANNA.email, SAVED_ID)).toEqual(draft)
  expect(await store.listOf(ANNA.email)).toEqual([draft])
  const kept = await inDatabase('large')
  expect(kept).not.toHaveProperty('project')
  // A shell of before looks at the version first, and lets be what it cannot read.
  expect(isCompatible(CONTRACT_VERSION, kept?.contractVersion ?? CONTRACT_VERSION)).toBe(false)
  const small = draftOf(1)
  await store.keep(small)
  expect(await inDatabase('large')).toEqual(small)
  expect(await store.find(ANNA.email, SAVED_ID)).toEqual(small)
})

test('[REL-04] a draft that a newer major wrote is neither read nor removed, as text or not', async () => {
  const store = createDraftStore('newer')
  for (const variants of [1, 49]) {
    await store.keep({ ...draftOf(variants), contractVersion: '999.0.0' })
    expect(await store.find(ANNA.email, SAVED_ID)).toBeNull()
    expect(await store.listOf(ANNA.email)).toEqual([])
    expect(await inDatabase('newer')).toBeDefined()
  }
})
