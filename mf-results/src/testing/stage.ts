import type {
  ApiClient,
  CalculateRequest,
  CalculationAnswer,
  CallFailure,
  CallOptions,
  ErrorCode,
  EventBus,
  FieldValues,
  Outcome,
  Project,
  ProjectChanged,
  SessionView,
  StateTopics,
  Topics,
} from '@soundleaf/contracts'
import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'

type Finished = StateTopics['results/calculation-finished']

/** A host cut down to what a calculation needs: a bus for two topics and one call. */
export function stageOf(
  calculate: (body: CalculateRequest, signal?: AbortSignal) => Promise<Outcome<CalculationAnswer>>,
  session: SessionView = { current: () => ({ signedIn: false }), reload: () => Promise.resolve() },
) {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const finished: Finished[] = []

  const events: EventBus<'results'> = {
    publish(topic, payload) {
      if (topic === 'results/calculation-finished' && 'result' in payload) finished.push(payload)
    },
    subscribe(topic, listener) {
      const heard = listeners.get(topic) ?? new Set()
      listeners.set(topic, heard.add(listener))
      return () => heard.delete(listener)
    },
    last: () => undefined,
  }
  const call = (_name: string, { body }: { body: CalculateRequest }, { signal }: CallOptions) =>
    calculate(body, signal)

  function tell<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    // The map holds listeners of all topics; each was put there under the topic whose payload it takes.
    for (const listener of listeners.get(topic) ?? []) listener(payload as never)
  }

  return {
    // Only `calculate` is ever called here, so one signature stands for the client's generic one.
    host: { events, api: { call } as unknown as ApiClient, session },
    finished,
    changeProject: (changed: ProjectChanged) => tell('shell/project-changed', changed),
    changeSession: (session: Topics['shell/session-changed']) => tell('shell/session-changed', session),
    listenerCount: () => [...listeners.values()].reduce((count, { size }) => count + size, 0),
  }
}

export function projectOf(fieldValues: Partial<FieldValues>): Project {
  return {
    projectId: '0a0a0a0a-0000-4000-8000-000000000001',
    name: 'Wall',
    fieldValues: { ...DEFAULT_FIELD_VALUES.Iso, ...fieldValues },
    structures: [
      {
        structureId: '0a0a0a0a-0000-4000-8000-000000000002',
        type: 'SingleMassiveElementWall',
        components: [],
      },
    ],
    createdDateUtc: null,
    modifiedDateUtc: null,
    isShared: false,
    structuresSummary: ['SingleMassiveElementWall'],
    revision: 1,
  }
}

export function failureOf(code: ErrorCode, message: string): CallFailure {
  return { code, status: 500, message, call: 'POST /api/calculate' }
}
