import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { LRUCache } from 'lru-cache'
import type { CalculationTask, Calculator } from '../domain/calculation/calculator'

const REMEMBERED = 500

/**
 * Remembers the answers given last, and lets equal tasks at the same time share one calculation: going back and forth,
 * opening a project again and printing cost nothing. A task that was refused, or failed, is tried anew.
 */
export function remembered(calculator: Calculator): Calculator {
  const answers = new LRUCache<string, ReturnType<Calculator>>({ max: REMEMBERED })
  return (task) => {
    const key = keyOf(task)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = calculator(task)
    answers.set(key, answer)
    const forget = () => void answers.delete(key)
    answer.then((decision) => (decision.ok ? undefined : forget()), forget)
    return answer
  }
}

function keyOf(task: CalculationTask): string {
  return createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, task]))
    .digest('base64url')
}
