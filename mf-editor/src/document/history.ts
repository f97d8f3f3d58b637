import type { Construction } from '@soundleaf/construction'
import { dequal } from 'dequal/lite'

/**
 * A construction with the steps that led to it and those that were undone. Constructions are never changed in place
 * and share the components that a step leaves alone, so keeping each of them whole costs little.
 */
export interface History {
  readonly present: Construction
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

/** One intention of a person. */
interface Step {
  /** What was done, as `Thickness of Gypsum board`: the tooltip of undo and redo says it. */
  readonly label: string
  /** The construction before the step while it can be undone, after it while it can be redone. */
  readonly construction: Construction
}

export const newHistory = (present: Construction): History => ({ present, past: [], future: [] })

/** The history with one more step; the same where nothing changed, even if it was built anew with the same values. */
export function stepped(history: History, label: string, next: Construction): History {
  const { present, past } = history
  if (dequal(present, next)) return history
  return { present: next, past: [...past, { label, construction: present }], future: [] }
}

export function undone(history: History): History {
  const { present, past, future } = history
  const step = past.at(-1)
  if (step === undefined) return history
  return {
    present: step.construction,
    past: past.slice(0, -1),
    future: [...future, { label: step.label, construction: present }],
  }
}

export function redone(history: History): History {
  const { present, past, future } = history
  const step = future.at(-1)
  if (step === undefined) return history
  return {
    present: step.construction,
    past: [...past, { label: step.label, construction: present }],
    future: future.slice(0, -1),
  }
}

export const undoLabel = (history: History) => history.past.at(-1)?.label ?? null
export const redoLabel = (history: History) => history.future.at(-1)?.label ?? null
