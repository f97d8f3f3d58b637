import type { Component } from '@soundleaf/construction'
import type { SessionChanged } from '@soundleaf/contracts'

/**
 * What was copied last, as it was then. It lives as long as the page and goes into any project that the account opens
 * in this tab; logging out leaves the page, and another account finds nothing.
 */
export interface Clipboard {
  readonly keep: (component: Component, session: SessionChanged) => void
  readonly of: (session: SessionChanged) => Component | null
}

export function createClipboard(): Clipboard {
  let kept: { readonly component: Component; readonly owner: string } | null = null
  return {
    keep(component, session) {
      kept = session.signedIn ? { component, owner: session.email } : null
    },
    of(session) {
      if (!session.signedIn || session.email !== kept?.owner) kept = null
      return kept?.component ?? null
    },
  }
}
