import type {
  CallFailure,
  Outcome,
  Project,
  SaveProjectAnswer,
  Structure,
  Topics,
} from '@soundleaf/contracts'
import type { ConflictAnswer } from '../dialogs/conflicts'
import type { SaveRequest } from './workspace-state'

/** What happens to the open project, and to nothing where there is none. */
export type ProjectEvent = Readonly<
  | { type: 'construction-edited'; edit: Topics['editor/construction-edited'] }
  | { type: 'variants-edited'; edit: Topics['editor/variants-edited'] }
  | { type: 'field-values-edited'; edit: Topics['results/field-values-edited'] }
  | { type: 'rooms-edited'; edit: Topics['results/rooms-edited'] }
  | { type: 'renamed'; name: string }
  | { type: 'reset'; structure: Structure }
  | { type: 'draft-restored'; draft: Project }
  /** The server has copied it. */
  | { type: 'copied'; copy: Project }
  | { type: 'autosave-set'; isOn: boolean }
  /** What the server does not hold is given up. */
  | { type: 'abandoned' }
  /** What the server holds of a saved project when its person comes back to it. */
  | { type: 'theirs-found'; theirs: Project }
>

/** What happens to the save that is under way. */
export type SaveEvent = Readonly<
  | { type: 'save-asked'; request: SaveRequest }
  | { type: 'save-acknowledged'; answer: SaveProjectAnswer }
  | { type: 'save-refused'; saveKey: string; failure: CallFailure }
  /** What the server holds of a project whose save it refused as stale. */
  | { type: 'theirs-read'; refusal: CallFailure; answer: Outcome<Project> }
>

/** What the person decides of a save that was refused. */
export type DecisionEvent = Readonly<
  /** The person wants to decide now what was left undecided. */
  | { type: 'question-wanted' }
  | { type: 'conflict-decided'; theirs: Project; action: ConflictAnswer; creationKey: string }
  | { type: 'deletion-decided'; action: 'new' | 'drop' | 'later'; creationKey: string }
>

export type WorkspaceEvent =
  | ProjectEvent
  | SaveEvent
  | DecisionEvent
  | Readonly<
      | { type: 'loading'; isLoading: boolean }
      | { type: 'drafts-blocked' }
      | { type: 'created'; project: Project; creationKey: string; origin: 'created' | 'draft' }
      /** A saved project; a draft is put on top of it. */
      | { type: 'opened'; project: Project; draft?: Project }
      | { type: 'ended' }
    >
