import type { PublishedEntry } from '@soundleaf/contracts/remotes-list'
import type { SafeStorage } from '@soundleaf/ui'

/** A remote of the list; a share of the browsers gets its canary. */
export interface ListedRemote {
  readonly usual: PublishedEntry
  readonly canary: { readonly percent: number; readonly entry: PublishedEntry } | null
}

/** The name under which browsers have kept their cohort since the first release. */
const STORAGE_KEY = 'soundleaf.lot'

/** This browser's cohort, 0 to 100: drawn once, so that the same browsers always get the canaries. */
export function cohortOf(memory: SafeStorage, random: () => number = Math.random): number {
  const kept = cohortIn(memory)
  if (kept !== null) return kept
  memory.keep(STORAGE_KEY, String(random() * 100))
  // A browser that keeps nothing would get another build at every start, so it gets no canary.
  return cohortIn(memory) ?? 100
}

function cohortIn(memory: SafeStorage): number | null {
  const kept = Number.parseFloat(memory.read(STORAGE_KEY) ?? '')
  return kept >= 0 && kept < 100 ? kept : null
}

export const entryFor = ({ usual, canary }: ListedRemote, cohort: number): PublishedEntry =>
  canary !== null && cohort < canary.percent ? canary.entry : usual
