import type { CallFailure, Outcome, Project, SaveProjectAnswer } from '@soundleaf/contracts'
import { acknowledged, isDirty, type OpenProject, saveRequest } from './open-project'
import { changed, type Effect, stay, type Step, then } from './step'
import type { Flight, SaveOutcome, SaveRequest, WorkspaceState } from './workspace-state'

/**
 * One save is under way at a time; of those that wait, one is sent, with the newest state, based on the revision that
 * the answer before it brought. So two saves never cross.
 */
export function saveAsked(state: WorkspaceState, request: SaveRequest): Step {
  const { open, flight } = state
  if (flight === null) return started(state, [request])
  const isUnderWay = open?.opening === flight.sent.opening && open.edited === flight.sent.edited
  const joined = isUnderWay
    ? { ...flight, requests: [...flight.requests, request] }
    : { ...flight, next: [...flight.next, request] }
  return stay({ ...state, flight: joined })
}

/** Sends the open project for all who ask; where there is nothing to send they have their reply at once. */
function started(state: WorkspaceState, requests: readonly SaveRequest[]): Step {
  const { open } = state
  if (requests.length === 0) return stay(state)
  if (open === null) return [state, replies(requests, { ok: false, failure: null })]
  if (!isDirty(open)) return [state, replies(requests, { ok: true })]
  const isTold = requests.some(isByHand)
  return [
    { ...state, phase: { kind: 'saving' }, flight: { sent: open, isTold, requests, next: [] } },
    [{ type: 'send', request: saveRequest(open), isTold }],
  ]
}

const isByHand = ({ by }: SaveRequest) => by === 'hand'

/** Failures that another dialog tells of: of the network, of the login, or of what the person has to decide. */
const TOLD_ELSEWHERE: readonly CallFailure['code'][] = [
  'NetworkFailure',
  'TokenInvalid',
  'SessionReused',
  'StaleRevision',
  'ProjectDeleted',
  'NotFound',
]

/** Replies to those who wait, and tells the person what they have to say, the same text once. */
function replies(requests: readonly SaveRequest[], outcome: SaveOutcome): readonly Effect[] {
  const isQuiet = !outcome.ok && outcome.failure !== null && TOLD_ELSEWHERE.includes(outcome.failure.code)
  const texts = requests.flatMap((request) => {
    if (outcome.ok) return [request.saved]
    return request.by === 'hand' && !isQuiet ? [request.failed] : []
  })
  const kind = outcome.ok ? 'success' : 'error'
  return [
    ...[...new Set(texts)].map((text): Effect => ({ type: 'toast', kind, text })),
    ...requests.flatMap(({ id }): Effect[] => (id === null ? [] : [{ type: 'reply', id, outcome }])),
  ]
}

/** A save that has come back to the project it is of. */
interface Landing extends Flight {
  readonly state: WorkspaceState
  readonly open: OpenProject
  /** Those who wait for this save or for the one after it. */
  readonly waiting: readonly SaveRequest[]
}

/** Goes on with the open project that was sent. Where it was left meanwhile, the outcome concerns only who waited. */
function land(state: WorkspaceState, outcome: SaveOutcome, goOn: (landing: Landing) => Step): Step {
  const { open, flight } = state
  if (flight === null) return stay(state)
  const landed = { ...state, flight: null }
  const { sent, requests, next } = flight
  if (open?.opening !== sent.opening)
    return then([landed, replies(requests, outcome)], (now) => started(now, next))
  return goOn({ ...flight, state: landed, open, waiting: [...requests, ...next] })
}

export function saveAcknowledged(before: WorkspaceState, answer: SaveProjectAnswer): Step {
  const outcome: SaveOutcome = { ok: true }
  return land(before, outcome, ({ state, open, sent, requests, next }) => {
    const isFirst = sent.acknowledged < 0
    const isAutosaveOn = isFirst || state.isAutosaveOn
    const [saved, effects] = changed(
      { ...state, phase: { kind: 'resting' }, unanswered: [], isAutosaveOn },
      acknowledged(open, sent, answer),
      'saved',
    )
    // Until its first save a project is locked by its creation key, which no other tab knows; then by its id.
    const lock: Effect[] = isFirst ? [{ type: 'lock', opening: open.opening, key: answer.projectId }] : []
    return then([saved, [...effects, ...lock, ...replies(requests, outcome)]], (now) => started(now, next))
  })
}

export function saveRefused(before: WorkspaceState, saveKey: string, failure: CallFailure): Step {
  const outcome: SaveOutcome = { ok: false, failure }
  return land(before, outcome, ({ state, sent, isTold, waiting }) => {
    switch (failure.code) {
      case 'NetworkFailure':
      case 'Aborted': {
        const unanswered = [...state.unanswered, { saveKey, sent }]
        const offline: WorkspaceState = { ...state, unanswered, phase: { kind: 'offline' } }
        // Save was pressed while the clock's save was under way, of whose failure nobody was told: it is tried again.
        const isUntold = failure.code === 'NetworkFailure' && !isTold
        const again = isUntold ? waiting.filter(isByHand) : []
        const given = waiting.filter((request) => !again.includes(request))
        return then([offline, replies(given, outcome)], (now) => started(now, again))
      }
      case 'TokenInvalid':
      case 'SessionReused':
        return [{ ...state, phase: { kind: 'signed-out' } }, replies(waiting, outcome)]
      case 'StaleRevision':
        // Still under way: whether it is a conflict depends on what the server holds.
        return [before, [{ type: 'read-theirs', projectId: sent.project.projectId, refusal: failure }]]
      case 'ProjectDeleted':
      case 'NotFound':
        return then([{ ...state, phase: { kind: 'deleted' } }, replies(waiting, outcome)], asked)
      default:
        return [{ ...state, phase: { kind: 'failed', failure } }, replies(waiting, outcome)]
    }
  })
}

export function theirsRead(before: WorkspaceState, refusal: CallFailure, answer: Outcome<Project>): Step {
  const outcome: SaveOutcome = { ok: false, failure: refusal }
  return land(before, outcome, ({ state, open, waiting }) => {
    if (!answer.ok)
      return [{ ...state, phase: { kind: 'failed', failure: refusal } }, replies(waiting, outcome)]
    const theirs = answer.value
    const arrived = state.unanswered.find(({ saveKey }) => saveKey === theirs.lastSaveKey)
    if (arrived === undefined)
      return then([{ ...state, phase: { kind: 'conflict', theirs } }, replies(waiting, outcome)], asked)
    // The save whose answer was lost did arrive. What was edited since goes out with the next save.
    const { projectId, revision } = theirs
    const createdDateUtc = theirs.createdDateUtc ?? ''
    const modifiedDateUtc = theirs.modifiedDateUtc ?? ''
    const held = { projectId, revision, createdDateUtc, modifiedDateUtc }
    return then(
      changed(
        { ...state, phase: { kind: 'resting' }, unanswered: [] },
        acknowledged(open, arrived.sent, held),
        'saved',
      ),
      (now) => started(now, waiting),
    )
  })
}

/** Asks the person about what only a person can settle, unless a question stands already. */
export function asked(state: WorkspaceState): Step {
  const { open, phase, isAsking } = state
  if (open === null || isAsking) return stay(state)
  const asking = { ...state, isAsking: true }
  switch (phase.kind) {
    case 'conflict':
      return [asking, [{ type: 'ask-conflict', mine: open.project, theirs: phase.theirs }]]
    case 'deleted':
      return [asking, [{ type: 'ask-deleted' }]]
    default:
      return stay(state)
  }
}
