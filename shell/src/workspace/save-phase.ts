import type { CallFailure, Project } from '@soundleaf/contracts'
import { isDirty, type OpenProject } from './open-project'

/** Where the saving of the open project stands. */
export type SavePhase =
  | { readonly kind: 'resting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  /** The session ended; the save runs after the same account has logged in. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'conflict'; readonly theirs: Project }
  | { readonly kind: 'deleted' }

export interface SaveWords {
  readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed'
  readonly text: string
}

/** The save state in words. It says "Saved" only while the server holds the last edit. */
export function saveWords(open: OpenProject, phase: SavePhase, now: Date): SaveWords {
  if (!isDirty(open)) return { kind: 'saved', text: `Saved ${savedAt(open.project, now)}`.trimEnd() }
  switch (phase.kind) {
    case 'resting':
      return { kind: 'unsaved', text: 'Unsaved changes' }
    case 'saving':
      return { kind: 'saving', text: 'Saving…' }
    case 'offline':
      return { kind: 'offline', text: 'Offline, kept on this computer' }
    case 'signed-out':
      return { kind: 'unsaved', text: 'Unsaved changes, log in to save' }
    case 'failed':
      return { kind: 'failed', text: 'The project could not be saved' }
    case 'conflict':
      return { kind: 'failed', text: 'Changed elsewhere, choose what to keep' }
    case 'deleted':
      return { kind: 'failed', text: 'Deleted elsewhere, not saved' }
  }
}

/** The time on this computer's clock for a save of today, else the date. */
function savedAt(project: Project, now: Date): string {
  if (project.modifiedDateUtc === null) return ''
  const saved = new Date(project.modifiedDateUtc)
  const two = (value: number) => String(value).padStart(2, '0')
  if (saved.toDateString() === now.toDateString()) {
    return `${two(saved.getHours())}:${two(saved.getMinutes())}`
  }
  return `${saved.getFullYear()}-${two(saved.getMonth() + 1)}-${two(saved.getDate())}`
}
