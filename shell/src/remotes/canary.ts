import type { PublishedEntry } from '@soundleaf/contracts/remotes-list'

/** A remote of the list; a share of the browsers gets its canary. */
export interface ListedRemote {
  readonly usual: PublishedEntry
  readonly canary: { readonly percent: number; readonly entry: PublishedEntry } | null
}

/** The name under which browsers have kept their cohort since the first release. */
const STORAGE_KEY = 'soundleaf.lot'

/** This browser's cohort, 0 to 100: drawn once, so that the same browsers always get the canaries. */
export function cohortOf(storage: () => Storage, random: () => number = Math.random): number {
  try {
    const kept = Number.parseFloat(storage().getItem(STORAGE_KEY) ?? '')
    if (kept >= 0 && kept < 100) return kept
    const drawn = random() * 100
    storage().setItem(STORAGE_KEY, String(drawn))
    return drawn
  } catch {
    // A browser that keeps nothing would get another build at every start, so it gets no canary.
    return 100
  }
}

export const entryFor = ({ usual, canary }: ListedRemote, cohort: number): PublishedEntry =>
  canary !== null && cohort < canary.percent ? canary.entry : usual
