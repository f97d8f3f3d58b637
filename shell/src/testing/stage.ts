import type { Answer, ProjectChanged, Question, Toast } from '@soundleaf/contracts'
import type { ConflictAnswer } from '../dialogs/conflicts'
import { createDraftStore, type DraftStore } from '../workspace/draft-store'
import type { Environment } from '../workspace/environment'
import { createWorkspace } from '../workspace/workspace'
import { FakeServer, savedProject, wallNamed } from './fake-server'

export const ANNA = { email: 'anna@example.com', evaluationStandard: 'Iso' as const }

export const SAVED_ID = 'cccccccc-0000-4000-8000-000000000001'

interface StageOptions {
  readonly server?: FakeServer
  readonly drafts?: DraftStore
  readonly account?: Environment['account']
  readonly locks?: Environment['locks']
}

let database = 0
let stages: { readonly dispose: () => void; readonly drafts: DraftStore }[] = []

/** Ends what a test began; the next one finds no draft of it. */
export async function endStages(): Promise<void> {
  for (const { dispose, drafts } of stages) {
    dispose()
    // What the store is still writing is done before the test file ends.
    await drafts.listOf('nobody')
    await new Promise((resolve) => setTimeout(resolve))
  }
  stages = []
  database += 1
}

/** A workspace on a fake server, with everything it said and asked. */
export function stage(options: StageOptions = {}) {
  const server = options.server ?? new FakeServer()
  const published: ProjectChanged[] = []
  const toasts: string[] = []
  const questions: string[] = []
  const reports: string[] = []
  /** Actions for the questions to come; a question without one is dismissed. */
  const answers: string[] = []
  let ids = 0
  const drafts = options.drafts ?? createDraftStore(`drafts-${database}`)
  const workspace = createWorkspace({
    api: server,
    account: options.account ?? (() => ANNA),
    publish: (change) => published.push(change),
    ask(question: Question): Promise<Answer> {
      questions.push(question.title)
      const action = answers.shift() ?? question.actions.find(({ kind }) => kind === 'cancel')?.id ?? 'cancel'
      return Promise.resolve({ action })
    },
    askConflict() {
      questions.push('This project was changed elsewhere')
      return Promise.resolve((answers.shift() ?? 'cancel') as ConflictAnswer)
    },
    toast: (toast: Toast) => toasts.push(toast.text),
    drafts,
    locks: options.locks ?? { claim: () => Promise.resolve(() => undefined) },
    newId: () => `bbbbbbbb-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    report: (message) => reports.push(message),
  })
  stages.push({ dispose: () => workspace.dispose(), drafts })
  return {
    workspace,
    server,
    drafts,
    published,
    toasts,
    questions,
    answers,
    reports,
    open: () => {
      const { open } = workspace.store.getState()
      if (open === null) throw new Error('No project is open.')
      return open
    },
    /** What the editor publishes when the person has changed something. */
    edit(name: string) {
      const { open } = workspace.store.getState()
      if (open === null) throw new Error('No project is open.')
      const { project, edited } = open
      workspace.foldConstruction({
        projectId: project.projectId,
        // An edit keeps what it does not know.
        construction: { ...project.structures[0], ...wallNamed(name) },
        baseEdit: edited,
      })
    },
  }
}

/** A workspace that has opened the saved project. */
export async function openedStage() {
  const it = stage()
  it.server.projects.set(SAVED_ID, savedProject(SAVED_ID))
  await it.workspace.open(SAVED_ID)
  return it
}
