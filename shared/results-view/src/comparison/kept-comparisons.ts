import { EMPTY_GUID } from '@soundleaf/contracts'
import { NO_COMPARISONS, parseComparisons, type Comparisons } from './comparison-curve'

/**
 * Comparison curves stay in this browser, per account and project (decision 50). A browser that keeps nothing loses
 * them with the page, and nothing else.
 */
const key = (email: string, projectId: string) => `soundleaf:comparisons:${email}:${projectId}`

export function readComparisons(email: string, projectId: string): Comparisons {
  if (projectId === EMPTY_GUID) return NO_COMPARISONS
  try {
    return parseComparisons(JSON.parse(localStorage.getItem(key(email, projectId)) ?? 'null'))
  } catch {
    return NO_COMPARISONS
  }
}

export function keepComparisons(email: string, projectId: string, comparisons: Comparisons): void {
  if (projectId === EMPTY_GUID) return
  try {
    localStorage.setItem(key(email, projectId), JSON.stringify(comparisons))
  } catch {
    // Storage is full or switched off: the curves stay on the page.
  }
}
