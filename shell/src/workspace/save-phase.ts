import type { CallFailure, Project } from '@soundleaf/contracts'
import { formatClock } from '@soundleaf/texts'
import { t } from '../texts'
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
export function saveWords(open: OpenProject, phase: SavePhase, now: Date, isOnline = true): SaveWords {
  if (!isDirty(open)) {
    if (!isOnline) return { kind: 'offline', text: t('save.offlineSaved') }
    return { kind: 'saved', text: savedText(open.project, now) }
  }
  // The browser knows it before a save has failed.
  if (!isOnline && phase.kind === 'resting') return { kind: 'offline', text: t('save.offline') }
  switch (phase.kind) {
    case 'resting':
      return { kind: 'unsaved', text: t('save.unsaved') }
    case 'saving':
      return { kind: 'saving', text: t('save.saving') }
    case 'offline':
      return { kind: 'offline', text: t('save.offline') }
    case 'signed-out':
      return { kind: 'unsaved', text: t('save.signedOut') }
    case 'failed':
      return { kind: 'failed', text: t('save.failed') }
    case 'conflict':
      return { kind: 'failed', text: t('save.conflict') }
    case 'deleted':
      return { kind: 'failed', text: t('save.deleted') }
  }
}

/** With the time on this computer's clock for a save of today, else with the date. */
function savedText({ modifiedDateUtc }: Project, now: Date): string {
  if (modifiedDateUtc === null) return t('save.saved')
  const saved = new Date(modifiedDateUtc)
  const isToday = saved.toDateString() === now.toDateString()
  return t('save.savedAt', { when: isToday ? formatClock(saved) : dateOf(saved) })
}

/** `2026-11-27`, as dates of projects are written everywhere. */
function dateOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
