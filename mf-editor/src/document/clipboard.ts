import type { Component } from '@soundleaf/construction'
import type { SessionChanged } from '@soundleaf/contracts'

/**
 * The component that was copied last, as it was then. It can be pasted into any project that the same account opens in
 * this tab, and is forgotten when the account logs out or another one logs in.
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
