import type { SafeStorage } from '@soundleaf/ui'

const KEY = 'soundleaf-wanted'

/** Where a person wanted to go before a login, or was when the session ended. */
export interface WantedPage {
  /** `of`: whose page it is, where it is somebody's already. */
  remember(path: string, of: string | null): void
  /** For who has logged in: null when nothing is remembered, or it was somebody else's. It is forgotten then. */
  take(email: string): string | null
}

interface Wanted {
  readonly path: string
  readonly of: string | null
}

/** A browser reads two slashes as another host. */
const isPath = (path: unknown): boolean => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/**
 * It is in no address, and outlives the document for the way to an identity provider and back alone: otherwise the next
 * one begins with nothing.
 */
export function createWantedPage(memory: SafeStorage, comesBack: boolean): WantedPage {
  let wanted = comesBack ? (memory.readJson(KEY) as Wanted | null) : null
  function keep(next: Wanted | null) {
    wanted = next
    memory.keep(KEY, JSON.stringify(next))
  }
  if (!comesBack) keep(null)
  return {
    remember: (path, of) => keep({ path, of }),
    take(email) {
      const taken = wanted
      if (taken !== null) keep(null)
      const isTheirs = taken !== null && (taken.of === null || taken.of === email)
      return isTheirs && isPath(taken.path) ? taken.path : null
    },
  }
}
