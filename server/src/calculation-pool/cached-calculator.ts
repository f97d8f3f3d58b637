import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { LRUCache } from 'lru-cache'
import type { CalculationTask, Calculator } from '../domain/calculation/calculator'

const MAX_ENTRIES = 500

/**
 * Caches the latest results, and lets equal tasks at the same time share one calculation: undo, reopening a project and
 * printing need no new one. One that is shared takes the share of who asked first. Refusals and failures are not cached.
 */
export function cachedCalculator(calculator: Calculator): Calculator {
  const cache = new LRUCache<string, ReturnType<Calculator>>({ max: MAX_ENTRIES })
  return (task, owner) => {
    const key = keyOf(task)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const result = calculator(task, owner)
    cache.set(key, result)
    const remove = () => void cache.delete(key)
    result.then((decision) => (decision.ok ? undefined : remove()), remove)
    return result
  }
}

function keyOf(task: CalculationTask): string {
  return createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, task]))
    .digest('base64url')
}
