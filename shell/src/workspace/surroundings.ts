import type { Answer, ApiClient, ProjectChanged, Question, Standard, Toast } from '@soundleaf/contracts'
import type { DraftStore } from './draft-store'
import type { ProjectLocks } from './project-lock'

/** What the workspace needs of the world around it; a test gives it fakes. */
export interface Surroundings {
  readonly api: Pick<ApiClient, 'call'>
  /** Who is signed in; null without a session. */
  account(): { readonly email: string; readonly evaluationStandard: Standard } | null
  publish(change: ProjectChanged): void
  ask(question: Question): Promise<Answer>
  toast(message: Toast): void
  readonly drafts: DraftStore
  readonly locks: ProjectLocks
  newId(): string
  /** Something unexpected that the person need not see. */
  report(message: string): void
}
