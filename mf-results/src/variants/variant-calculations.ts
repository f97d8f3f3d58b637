import {
  calculationFromWire,
  variantsOf,
  type Calculation,
  type CallFailure,
  type Project,
  type ProjectChanged,
  type RemoteHost,
  type SessionChanged,
  type Structure,
} from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { calculationRequest } from '../calculation/calculation-request'
import { DEBOUNCE_MS } from '../calculation/recalculation'
import { followShell } from '../follow-shell'

/** What is known of one variant: its calculation, or why there is none; neither while it is asked for. */
export interface VariantResult {
  readonly calculation: Calculation | null
  readonly failure: CallFailure | null
}

/** Results by the ids of the structures. */
export type VariantResults = ReadonlyMap<string, VariantResult>

export interface VariantCalculations {
  readonly results: Pick<StoreApi<VariantResults>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Follows project and account from now on; returns the way to stop, which leaves no timer and no request behind. */
  readonly start: () => () => void
  /**
   * What the drawer has calculated of the open variant, and shows itself: it is among the results, without having been
   * asked for, from when the project changes, as when another variant is opened.
   */
  readonly know: (project: Project, calculation: Calculation) => void
  /** Asks again for what failed. */
  readonly retry: () => void
}

interface Known extends VariantResult {
  readonly key: string
}

/**
 * Keeps the results of the variants that are not open, one call after the other, so that the open one never waits long.
 * What a variant was is asked for once: only one that changed, or other field values, are asked for again.
 */
export function createVariantCalculations({
  events,
  api,
}: Pick<RemoteHost<'results'>, 'events' | 'api'>): VariantCalculations {
  const store = createStore<VariantResults>(() => new Map())
  let known = new Map<string, Known>()
  let project: Project | null = null
  let account = ''
  let waiting: AbortController | null = null

  const keyOf = (structure: Structure, { fieldValues }: Project) =>
    `${account} ${JSON.stringify(fieldValues)} ${textOf(structure)}`

  function put(id: string, result: Known): void {
    known = new Map(known).set(id, result)
  }

  function show(): void {
    if (store.getState() !== known) store.setState(known, true)
  }

  function forget(isWorthless: (id: string, result: Known) => boolean): void {
    const kept = [...known].filter(([id, result]) => !isWorthless(id, result))
    if (kept.length < known.size) known = new Map(kept)
  }

  /** Those that are not open and whose result is not there. */
  function lacking(): readonly Structure[] {
    if (project === null || calculationRequest(project) === null) return []
    const of = project
    return (of.variants?.others ?? [])
      .map(({ structure }) => structure)
      .filter((structure) => known.get(structure.structureId)?.key !== keyOf(structure, of))
  }

  function update(): void {
    waiting?.abort()
    waiting = null
    const of = project
    const all = of === null ? [] : variantsOf(of, '')
    const current = new Map(of && all.map(({ structure }) => [structure.structureId, keyOf(structure, of)]))
    // What was found for an older state, other field values or another account is not shown for this one.
    forget((id, { key }) => current.get(id) !== key)
    show()
    if (lacking().length === 0) return
    const own = new AbortController()
    waiting = own
    const timer = setTimeout(() => void askForAll(own.signal), DEBOUNCE_MS)
    own.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }

  async function askForAll(signal: AbortSignal): Promise<void> {
    for (let [next] = lacking(); next !== undefined && project !== null; [next] = lacking()) {
      const key = keyOf(next, project)
      const { projectId, fieldValues } = project
      const body = { projectId, fieldValues, structures: [next] }
      const answer = await api.call('calculate', { body }, { signal, reports: 'nothing' })
      if (signal.aborted) return
      put(next.structureId, {
        key,
        calculation: answer.ok ? calculationFromWire(answer.value) : null,
        failure: answer.ok ? null : answer.failure,
      })
      show()
    }
  }

  function followProject(changed: ProjectChanged): void {
    project = changed.project
    update()
  }

  function followSession(session: SessionChanged): void {
    if (!session.signedIn) return
    account = JSON.stringify([session.email, session.licence, session.evaluationStandard])
    update()
  }

  function retry(): void {
    forget((_, { failure }) => failure !== null)
    update()
  }

  return {
    results: store,
    start() {
      const stop = followShell(events, { onProject: followProject, onSession: followSession })
      window.addEventListener('online', retry)
      return () => {
        window.removeEventListener('online', retry)
        stop()
        project = null
        update()
      }
    },
    know(of, calculation) {
      const [structure] = of.structures
      if (structure === undefined || of.variants === undefined) return
      put(structure.structureId, { key: keyOf(structure, of), calculation, failure: null })
    },
    retry,
  }
}

/** Structures are never changed in place: their texts are made once. */
const texts = new WeakMap<Structure, string>()

function textOf(structure: Structure): string {
  const text = texts.get(structure) ?? JSON.stringify(structure)
  texts.set(structure, text)
  return text
}
