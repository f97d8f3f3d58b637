import type { CallFailure } from '@soundleaf/contracts'
import type { ToastKey } from '../texts'
import { isDirty, isSaved, type OpenProject } from './open-project'
import type { SavePhase } from './save-phase'

/** The whole state of the workspace. What the header and the pages show is read from it. */
export interface WorkspaceState {
  readonly open: OpenProject | null
  /** Where the saving of the open project stands. */
  readonly phase: SavePhase
  /** The one save that is under way: of the open project, or of one that was left meanwhile. */
  readonly flight: Flight | null
  /** Saves of the open project whose answers never came: the server may hold one of them. */
  readonly unanswered: readonly { readonly saveKey: string; readonly sent: OpenProject }[]
  /** A question about a refused save is on screen; while it stands no second one is asked. */
  readonly isAsking: boolean
  readonly isAutosaveOn: boolean
  /** A project is being opened or made. */
  readonly isLoading: boolean
  /** False when this browser keeps no drafts: the page says so. */
  readonly keepsDrafts: boolean
  /** How many projects were opened, which is the number of the last opening. */
  readonly openings: number
}

/** A save that is under way. */
export interface Flight {
  readonly sent: OpenProject
  /** Whether the person is told if there is no connection. */
  readonly isTold: boolean
  /** Those who wait for this save. */
  readonly requests: readonly SaveRequest[]
  /** Those who asked for a later state: one save follows for all of them. */
  readonly next: readonly SaveRequest[]
}

/** A person hears of every failure; a save by the clock only changes the words in the header. */
export type SaveRequest = {
  /** Whose promise waits for the reply; null where none does. */
  readonly id: number | null
  /** What the person is told when it is saved. */
  readonly saved: ToastKey
} & ({ readonly by: 'hand'; readonly failed: ToastKey } | { readonly by: 'clock' })

export type SaveOutcome =
  | { readonly ok: true }
  /** Without a failure: there is no open project. */
  | { readonly ok: false; readonly failure: CallFailure | null }

export const EMPTY_WORKSPACE: WorkspaceState = {
  open: null,
  phase: { kind: 'resting' },
  flight: null,
  unanswered: [],
  isAsking: false,
  isAutosaveOn: false,
  isLoading: false,
  keepsDrafts: true,
  openings: 0,
}

export const hasUnsavedWork = ({ open }: WorkspaceState): boolean => open !== null && isDirty(open)

/** Whether the clock should save now. It never chooses: what only the person can settle waits for the person. */
export function wantsAutosave({ open, phase, isAutosaveOn }: WorkspaceState): boolean {
  if (open === null || !isDirty(open)) return false
  // A save that found no connection was wanted: it is repeated whatever the switch says.
  if (phase.kind === 'offline') return true
  const isUndecided = phase.kind === 'conflict' || phase.kind === 'deleted' || phase.kind === 'signed-out'
  return isAutosaveOn && isSaved(open) && !isUndecided
}
