import { safeStorage } from '@soundleaf/ui'
import { memoryOf } from '../testing/memory'
import { cohortOf } from './canary'

test('a browser draws its cohort once', () => {
  const memory = memoryOf(new Map())
  expect(cohortOf(memory, () => 0.25)).toBe(25)
  expect(cohortOf(memory, () => 0.75)).toBe(25)
})

test('a browser that keeps nothing gets no canary', () => {
  const memory = safeStorage(() => {
    throw new Error('blocked')
  })
  expect(cohortOf(memory, () => 0.25)).toBe(100)
})
