import type { Project } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Difference } from '@soundleaf/construction'

export type ConflictAnswer = 'mine' | 'theirs' | 'copy' | 'cancel'

/** Two states of one project between which the person chooses. */
export interface Conflict {
  /** When the other state was saved, by the server's clock; null where it does not say. */
  readonly savedUtc: string | null
  readonly differences: readonly Difference[]
  readonly answer: (answer: ConflictAnswer) => void
}

export interface Conflicts {
  /** The one that is on screen. */
  readonly store: StoreApi<Conflict | null>
  readonly ask: (mine: Project, theirs: Project) => Promise<ConflictAnswer>
}

export function createConflicts(): Conflicts {
  const store = createStore<Conflict | null>()(() => null)

  /** Without the code that compares, the person chooses all the same. */
  async function compared(mine: Project, theirs: Project): Promise<readonly Difference[]> {
    try {
      return (await import('@soundleaf/construction')).differences(mine, theirs)
    } catch {
      return []
    }
  }

  return {
    store,
    async ask(mine, theirs) {
      const differences = await compared(mine, theirs)
      return new Promise((resolve) => {
        const answer = (given: ConflictAnswer) => {
          store.setState(null, true)
          resolve(given)
        }
        store.setState({ savedUtc: theirs.modifiedDateUtc, differences, answer }, true)
      })
    },
  }
}
