/** @jest-environment node */
import type { CallFailure, Project } from '@soundleaf/contracts'
import fc from 'fast-check'
import type { WorkspaceEvent } from './event'
import { transition } from './machine'
import { isDirty } from './open-project'
import { isSameContent } from './project-content'
import type { Effect } from './step'
import { failed, nameOf, savedProject, wall, wallNamed } from '../testing/fake-server'
import { EMPTY_WORKSPACE, type SaveOutcome, type SaveRequest, type WorkspaceState } from './workspace-state'

/** Schedules that are tried: a tenth in CI. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const SCHEDULES = 500 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

const ID = 'cccccccc-0000-4000-8000-000000000001'
const OTHER_ID = 'cccccccc-0000-4000-8000-000000000002'
const project = savedProject(ID)
const theirs: Project = { ...project, structures: [wallNamed('theirs')], revision: 2 }
const refusal = (code: CallFailure['code']) => failed(code).failure
const request: SaveRequest = { id: 1, by: 'hand', saved: 'toast.saved', failed: 'toast.notSaved' }
const answer = { projectId: ID, createdDateUtc: '', modifiedDateUtc: '', revision: 2 }

/** The state that events lead to. */
const after = (events: readonly WorkspaceEvent[], from = EMPTY_WORKSPACE): WorkspaceState =>
  events.reduce((state, event) => transition(state, event)[0], from)

const edit = (name: string, projectId = ID, baseEdit = 0): WorkspaceEvent => ({
  type: 'construction-edited',
  edit: { projectId, construction: wallNamed(name), baseEdit },
})
const refused = (code: CallFailure['code']): WorkspaceEvent => ({
  type: 'save-refused',
  saveKey: 'lost',
  failure: refusal(code),
})

const resting = after([{ type: 'opened', project }, edit('mine')])
const saving = after([{ type: 'save-asked', request }], resting)
/** Every kind of state, each with a change that the server does not hold. */
const STATES = {
  empty: EMPTY_WORKSPACE,
  resting,
  saving,
  /** A save is under way of a project that was left since. */
  left: after([{ type: 'opened', project: savedProject(OTHER_ID) }, edit('other', OTHER_ID)], saving),
  offline: after([refused('NetworkFailure')], saving),
  'signed-out': after([refused('TokenInvalid')], saving),
  failed: after([refused('InternalError')], saving),
  conflict: after(
    [
      refused('StaleRevision'),
      { type: 'theirs-read', refusal: refusal('StaleRevision'), answer: { ok: true, value: theirs } },
    ],
    saving,
  ),
  deleted: after([refused('ProjectDeleted')], saving),
} satisfies Record<string, WorkspaceState>
type At = keyof typeof STATES

/** Every event; what it carries decides in the rows that name it. */
const EVENTS: { readonly [Type in WorkspaceEvent['type']]: Extract<WorkspaceEvent, { type: Type }> } = {
  loading: { type: 'loading', isLoading: true },
  'drafts-blocked': { type: 'drafts-blocked' },
  created: { type: 'created', project, creationKey: 'key', origin: 'created' },
  opened: { type: 'opened', project },
  'draft-restored': { type: 'draft-restored', draft: project },
  copied: { type: 'copied', copy: { ...project, projectId: OTHER_ID } },
  'construction-edited': {
    type: 'construction-edited',
    edit: { projectId: ID, construction: wallNamed('newer'), baseEdit: 0 },
  },
  'variants-edited': {
    type: 'variants-edited',
    edit: {
      projectId: ID,
      structures: [wallNamed('another')],
      variants: { name: 'Variant 2', place: 1, others: [{ name: 'Variant 1', structure: wall }] },
      baseEdit: 0,
    },
  },
  'field-values-edited': {
    type: 'field-values-edited',
    edit: { projectId: ID, fieldValues: project.fieldValues, baseEdit: 0 },
  },
  'rooms-edited': { type: 'rooms-edited', edit: { projectId: ID, rooms: null, baseEdit: 0 } },
  renamed: { type: 'renamed', name: 'Villa' },
  reset: { type: 'reset', structure: wallNamed('default') },
  'autosave-set': { type: 'autosave-set', isOn: false },
  abandoned: { type: 'abandoned' },
  'theirs-found': { type: 'theirs-found', theirs },
  'save-asked': { type: 'save-asked', request: { ...request, id: 2 } },
  'save-acknowledged': { type: 'save-acknowledged', answer },
  'save-refused': { type: 'save-refused', saveKey: 'lost', failure: refusal('StaleRevision') },
  'theirs-read': {
    type: 'theirs-read',
    refusal: refusal('StaleRevision'),
    answer: { ok: true, value: theirs },
  },
  'question-wanted': { type: 'question-wanted' },
  'conflict-decided': { type: 'conflict-decided', theirs, action: 'mine', creationKey: 'key' },
  'deletion-decided': { type: 'deletion-decided', action: 'new', creationKey: 'key' },
  ended: { type: 'ended' },
}

/** `phase: effects`, where an event does not leave everything as it is. */
type Moves = Partial<Record<WorkspaceEvent['type'], string>>

/** What a project with a change does whatever its phase, which stays. */
const ofAnOpenProject = (phase: string, own: Moves): Moves => ({
  created: 'resting: publish',
  opened: 'resting: publish',
  copied: 'resting: publish',
  'construction-edited': `${phase}: publish`,
  'variants-edited': `${phase}: publish`,
  'field-values-edited': `${phase}: publish`,
  'rooms-edited': `${phase}: publish`,
  renamed: `${phase}: publish`,
  reset: `${phase}: publish`,
  'draft-restored': `${phase}: publish`,
  'autosave-set': `${phase}: toast`,
  abandoned: 'resting: publish',
  'save-asked': 'saving: send',
  ended: 'empty: unlock publish',
  ...own,
})

const MOVES: Readonly<Record<At, Moves>> = {
  empty: {
    created: 'resting: publish',
    opened: 'resting: publish',
    'construction-edited': 'empty: report',
    'variants-edited': 'empty: report',
    'field-values-edited': 'empty: report',
    'rooms-edited': 'empty: report',
    'save-asked': 'empty: toast reply',
    ended: 'empty: unlock',
  },
  resting: ofAnOpenProject('resting', {}),
  saving: ofAnOpenProject('saving', {
    abandoned: 'saving:',
    'save-asked': 'saving:',
    'save-acknowledged': 'resting: publish toast reply',
    'save-refused': 'saving: read-theirs',
    'theirs-read': 'conflict: reply ask-conflict',
  }),
  left: ofAnOpenProject('resting', {
    'construction-edited': 'resting: report',
    'variants-edited': 'resting: report',
    'field-values-edited': 'resting: report',
    'rooms-edited': 'resting: report',
    'save-asked': 'resting:',
    'save-acknowledged': 'resting: toast reply',
    'save-refused': 'resting: reply',
    'theirs-read': 'resting: reply',
  }),
  offline: ofAnOpenProject('offline', {}),
  'signed-out': ofAnOpenProject('signed-out', {}),
  failed: ofAnOpenProject('failed', {}),
  conflict: ofAnOpenProject('conflict', { 'conflict-decided': 'saving: publish send' }),
  deleted: ofAnOpenProject('deleted', { 'deletion-decided': 'saving: publish lock send' }),
}

const words = ({ open, phase }: WorkspaceState, effects: readonly Effect[]) =>
  `${open === null ? 'empty' : phase.kind}: ${effects.map(({ type }) => type).join(' ')}`.trimEnd()

describe.each(Object.keys(STATES) as At[])('a workspace that is %s', (at) => {
  const from = STATES[at]
  test.each(Object.values(EVENTS))('goes on with $type as the table says', (event) => {
    const [state, effects] = transition(from, event)
    expect(words(state, effects)).toBe(MOVES[at][event.type] ?? words(from, []))
  })
})

describe('whatever happens in whatever order', () => {
  /** The machine with a world that answers when the schedule says so, and never twice. */
  function bench() {
    let state = EMPTY_WORKSPACE
    let requests = 0
    let edits = 0
    /** What the person has made of the open project. */
    let made: string | undefined
    const calls: Extract<Effect, { type: 'send' | 'read-theirs' }>[] = []
    const questions: Extract<Effect, { type: 'ask-conflict' | 'ask-deleted' }>[] = []
    const replies = new Map<number, SaveOutcome[]>()

    function happen(event: WorkspaceEvent) {
      const [next, effects] = transition(state, event)
      state = next
      for (const effect of effects) {
        if (effect.type === 'send' || effect.type === 'read-theirs') calls.push(effect)
        if (effect.type === 'ask-conflict' || effect.type === 'ask-deleted') questions.push(effect)
        if (effect.type === 'reply') replies.get(effect.id)?.push(effect.outcome)
      }
      const { open, phase, flight, isAsking } = state
      // Two saves are never under way, and one that is said to be under way is.
      expect(calls.length).toBe(flight === null ? 0 : 1)
      expect(phase.kind === 'saving').toBe(flight !== null && flight.sent.opening === open?.opening)
      expect(questions.length).toBe(isAsking ? 1 : 0)
      if (open === null) return
      // What the person has made is there, and is called saved only while the server has it.
      expect(nameOf(open.project)).toBe(made)
      if (!isDirty(open)) expect(open.held !== null && isSameContent(open.project, open.held)).toBe(true)
    }

    const answers: Record<string, (sent: Extract<Effect, { type: 'send' }>) => WorkspaceEvent> = {
      ok: ({ request: { projectId, revision = 0 } }) => ({
        type: 'save-acknowledged',
        answer: { ...answer, projectId: projectId === ID ? ID : OTHER_ID, revision: revision + 1 },
      }),
      lost: () => refused('NetworkFailure'),
      stale: () => refused('StaleRevision'),
      deleted: () => refused('ProjectDeleted'),
      'logged out': () => refused('TokenInvalid'),
      broken: () => refused('InternalError'),
    }

    const steps: Record<string, () => void> = {
      open: () => {
        made = nameOf(project)
        happen({ type: 'opened', project })
      },
      create: () => {
        made = nameOf(project)
        happen({ ...EVENTS.created, project: { ...project, projectId: OTHER_ID, revision: 0 } })
      },
      edit: () => {
        const { open } = state
        if (open === null) return
        made = `edit ${++edits}`
        happen(edit(made, open.project.projectId, open.edited))
      },
      save: () => {
        replies.set(++requests, [])
        happen({
          type: 'save-asked',
          request: { id: requests, by: 'hand', saved: 'toast.saved', failed: 'toast.notSaved' },
        })
      },
      autosave: () => {
        replies.set(++requests, [])
        happen({ type: 'save-asked', request: { id: requests, by: 'clock', saved: 'toast.autosaved' } })
      },
      theirs: () => {
        if (calls[0]?.type !== 'read-theirs') return
        calls.shift()
        const lastSaveKey = edits % 2 === 0 ? 'lost' : null
        const value = { ...theirs, projectId: state.open?.project.projectId ?? ID, lastSaveKey }
        happen({ ...EVENTS['theirs-read'], answer: { ok: true, value } })
      },
      decide: () => {
        const question = questions.shift()
        if (question === undefined) return
        if (question.type === 'ask-deleted') return happen(EVENTS['deletion-decided'])
        const action = (['mine', 'theirs', 'copy', 'cancel'] as const)[edits % 4] ?? 'cancel'
        const isStill = state.phase.kind === 'conflict' && state.phase.theirs === question.theirs
        if (isStill && action === 'theirs') made = nameOf(question.theirs)
        happen({ ...EVENTS['conflict-decided'], theirs: question.theirs, action })
      },
      ask: () => happen({ type: 'question-wanted' }),
      abandon: () => {
        const { open, phase } = state
        if (open !== null && phase.kind !== 'saving' && open.held !== null && isDirty(open))
          made = nameOf(open.held)
        happen({ type: 'abandoned' })
      },
      leave: () => happen({ type: 'ended' }),
      ...Object.fromEntries(
        Object.entries(answers).map(([name, answerTo]) => [
          name,
          () => {
            const [call] = calls
            if (call?.type !== 'send') return
            calls.shift()
            happen(answerTo(call))
          },
        ]),
      ),
    }
    return { steps, calls, replies }
  }

  test('[LIF-09] no edit is lost, no two saves are under way, and who asked has one reply', () => {
    const names = Object.keys(bench().steps)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 60 }), (schedule) => {
        const { steps, calls, replies } = bench()
        steps.open?.()
        for (const name of schedule) steps[name]?.()
        for (let round = 0; calls.length > 0 && round < 10; round += 1) {
          steps.theirs?.()
          steps.ok?.()
        }
        expect([...replies.values()].map(({ length }) => length)).toEqual([...replies.values()].map(() => 1))
      }),
      { numRuns: SCHEDULES, seed: 1 },
    )
  })
})
