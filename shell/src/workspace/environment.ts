import type {
  Answer,
  ApiClient,
  Project,
  ProjectChanged,
  Question,
  Standard,
  Toast,
} from '@soundleaf/contracts'
import type { ConflictAnswer } from '../dialogs/conflicts'
import type { DraftStore } from './draft-store'
import type { ProjectLocks } from './project-lock'

/** What the workspace needs from outside; tests give it fakes. */
export interface Environment {
  readonly api: Pick<ApiClient, 'call'>
  /** Who is signed in; null without a session. */
  readonly account: () => { readonly email: string; readonly evaluationStandard: Standard } | null
  readonly publish: (change: ProjectChanged) => void
  readonly ask: (question: Question) => Promise<Answer>
  /** Lets the person choose between two states of the project. */
  readonly askConflict: (mine: Project, theirs: Project) => Promise<ConflictAnswer>
  readonly toast: (message: Toast) => void
  readonly drafts: DraftStore
  readonly locks: ProjectLocks
  readonly newId: () => string
  /** Something unexpected that the person need not see. */
  readonly report: (message: string) => void
}
