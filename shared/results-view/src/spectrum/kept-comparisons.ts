import { EMPTY_GUID } from '@soundleaf/contracts'
import { browserStorage } from '@soundleaf/ui'
import { NO_COMPARISONS, parseComparisons, type Comparisons } from './comparison-curve'

/**
 * Comparison curves stay in this browser, per account and project. A browser that keeps nothing loses
 * them with the page, and nothing else.
 */
const key = (email: string, projectId: string) => `soundleaf:comparisons:${email}:${projectId}`

export function readComparisons(email: string, projectId: string): Comparisons {
  if (projectId === EMPTY_GUID) return NO_COMPARISONS
  return parseComparisons(browserStorage.readJson(key(email, projectId)))
}

export function keepComparisons(email: string, projectId: string, comparisons: Comparisons): void {
  if (projectId === EMPTY_GUID) return
  browserStorage.keep(key(email, projectId), JSON.stringify(comparisons))
}
