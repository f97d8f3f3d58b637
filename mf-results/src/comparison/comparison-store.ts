import {
  EVALUATION_KINDS,
  type EvaluationKind,
  type ProjectChanged,
  type RemoteHost,
  type SessionChanged,
} from '@soundleaf/contracts'
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
import { createStore, type StoreApi } from 'zustand/vanilla'
import { followShell } from '../follow-shell'
import { t } from '../texts'

export interface ComparisonStore {
  readonly comparisons: Pick<StoreApi<Comparisons>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Follows the open project and the account from now on; returns the way to stop. */
  readonly start: () => () => void
  /**
   * Keeps what is there now under one name that the person gives: the curve of the kind that was asked for, and those
   * of the others whose same place is free.
   */
  readonly keep: (kind: EvaluationKind, slot: 0 | 1, current: CurrentCurves) => Promise<void>
  /** Puts a curve that has its name into the free place of its kind, or into the second one. */
  readonly show: (kind: EvaluationKind, curve: ComparisonCurve) => void
  readonly clear: (kind: EvaluationKind, slot: 0 | 1) => void
}

/** What can be kept, by kind of sound. */
export type CurrentCurves = Readonly<Partial<Record<EvaluationKind, Omit<ComparisonCurve, 'name'>>>>

/** The comparison curves of the open project. */
export function createComparisonStore({
  events,
  ask,
}: Pick<RemoteHost<'results'>, 'events' | 'ask'>): ComparisonStore {
  const store = createStore<Comparisons>(() => NO_COMPARISONS)
  let email = ''
  let projectId: string | null = null

  function show(next: Comparisons): void {
    store.setState(next, true)
  }

  function put(kind: EvaluationKind, slot: 0 | 1, curve: ComparisonCurve | null): void {
    show(withCurve(store.getState(), kind, slot, curve))
    if (projectId !== null) keepComparisons(email, projectId, store.getState())
  }

  function followProject(changed: ProjectChanged): void {
    const nextId = changed.project?.projectId ?? null
    if (nextId === projectId) return
    projectId = nextId
    if (changed.project === null) return show(NO_COMPARISONS)
    // The first save and a copy give the same work another id; its curves go with it.
    if (changed.origin === 'saved' || changed.origin === 'copied')
      return keepComparisons(email, changed.project.projectId, store.getState())
    show(readComparisons(email, changed.project.projectId))
  }

  function followSession(session: SessionChanged): void {
    const nextEmail = session.signedIn ? session.email : email
    if (nextEmail === email) return
    email = nextEmail
    if (projectId !== null) show(readComparisons(email, projectId))
  }

  return {
    comparisons: store,
    start: () => followShell(events, { onProject: followProject, onSession: followSession }),
    async keep(kind, slot, current) {
      const asked = projectId
      const answer = await ask({
        title: t('compare.title'),
        input: { label: t('compare.label'), maxLength: LONGEST_NAME },
        actions: [
          { id: 'cancel', label: t('compare.cancel'), kind: 'cancel' },
          { id: 'add', label: t('compare.add'), kind: 'primary' },
        ],
      })
      // Another project was opened over the question: the curve is not its own.
      if (asked !== projectId) return
      const given = answer.action === 'add' ? answer.text : undefined
      const name = comparisonName(given, slot)
      for (const one of EVALUATION_KINDS) {
        const curve = current[one]
        const isFree = one === kind || store.getState()[one][slot] === null
        if (curve !== undefined && isFree) put(one, slot, { name, ...curve })
      }
    },
    show: (kind, curve) => put(kind, store.getState()[kind][0] === null ? 0 : 1, curve),
    clear: (kind, slot) => put(kind, slot, null),
  }
}
