import type { Construction } from '@soundleaf/construction'
import { applied, differenceOf, type Difference } from './difference'

/** A construction with the steps that led to it and those that were taken back. One step is one intention. */
export interface History {
  readonly present: Construction
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

interface Step {
  /** What was done, as `Thickness of Gypsum board`: the tooltip of undo and redo says it. */
  readonly label: string
  readonly difference: Difference
}

export const newHistory = (present: Construction): History => ({ present, past: [], future: [] })

/** The history with one step more; the same where nothing changed. */
export function stepped(history: History, label: string, next: Construction): History {
  const difference = differenceOf(history.present, next)
  if (difference === null) return history
  return { present: next, past: [...history.past, { label, difference }], future: [] }
}

export function undone(history: History): History {
  const step = history.past.at(-1)
  if (step === undefined) return history
  return {
    present: applied(history.present, step.difference.before),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  }
}

export function redone(history: History): History {
  const step = history.future.at(-1)
  if (step === undefined) return history
  return {
    present: applied(history.present, step.difference.after),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  }
}

export const undoLabel = (history: History) => history.past.at(-1)?.label ?? null
export const redoLabel = (history: History) => history.future.at(-1)?.label ?? null
