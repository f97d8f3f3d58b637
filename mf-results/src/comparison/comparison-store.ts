import type { EvaluationKind, ProjectChanged, RemoteHost, SessionChanged } from '@soundleaf/contracts'
import {
  comparisonName,
  keepComparisons,
  LONGEST_NAME,
  NO_COMPARISONS,
  readComparisons,
  withCurve,
  type ComparisonCurve,
  type Comparisons,
} from '@soundleaf/results-view'

export interface ComparisonStore {
  readonly comparisons: () => Comparisons
  readonly subscribe: (listener: () => void) => () => void
  /** Follows the open project and the account from now on; returns the way to stop. */
  readonly start: () => () => void
  /** Keeps a curve under the name that the person gives (RES-08). */
  readonly keep: (kind: EvaluationKind, slot: 0 | 1, values: readonly number[]) => Promise<void>
  readonly clear: (kind: EvaluationKind, slot: 0 | 1) => void
}

/** The comparison curves of the open project. */
export function createComparisonStore({
  events,
  ask,
}: Pick<RemoteHost<'results'>, 'events' | 'ask'>): ComparisonStore {
  let comparisons = NO_COMPARISONS
  let email = ''
  let projectId: string | null = null
  const listeners = new Set<() => void>()

  function show(next: Comparisons): void {
    comparisons = next
    for (const listener of listeners) listener()
  }

  function put(kind: EvaluationKind, slot: 0 | 1, curve: ComparisonCurve | null): void {
    show(withCurve(comparisons, kind, slot, curve))
    if (projectId !== null) keepComparisons(email, projectId, comparisons)
  }

  function followProject(changed: ProjectChanged): void {
    const nextId = changed.project?.projectId ?? null
    if (nextId === projectId) return
    projectId = nextId
    if (changed.project === null) return show(NO_COMPARISONS)
    // The first save and a copy give the same work another id; its curves go with it.
    if (changed.origin === 'saved' || changed.origin === 'copied')
      return keepComparisons(email, changed.project.projectId, comparisons)
    show(readComparisons(email, changed.project.projectId))
  }

  function followSession(session: SessionChanged): void {
    const nextEmail = session.signedIn ? session.email : email
    if (nextEmail === email) return
    email = nextEmail
    if (projectId !== null) show(readComparisons(email, projectId))
  }

  return {
    comparisons: () => comparisons,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const stops = [
        events.subscribe('shell/session-changed', followSession),
        events.subscribe('shell/project-changed', followProject),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async keep(kind, slot, values) {
      const asked = projectId
      const answer = await ask({
        title: 'Comparison curve name',
        input: { label: 'Add a name for your comparison curve', maxLength: LONGEST_NAME },
        actions: [
          { id: 'cancel', label: 'Cancel', kind: 'cancel' },
          { id: 'add', label: 'Add', kind: 'primary' },
        ],
      })
      // Another project was opened over the question: the curve is not its own.
      if (asked !== projectId) return
      const given = answer.action === 'add' ? answer.text : undefined
      put(kind, slot, { name: comparisonName(given, slot), values })
    },
    clear: (kind, slot) => put(kind, slot, null),
  }
}
