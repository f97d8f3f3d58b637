import type { Note, Question, TypeAnswers } from './answers'
import type { Fits } from './gap'
import { isSoft, type KnownLayer } from './layers'
import { partsOf, type Part } from './plan'

/** What walls and floors are made by. */
export interface Making {
  readonly layers: readonly KnownLayer[]
  readonly answers: TypeAnswers
  readonly fits: Fits
  ask(question: Question): void
  leaveOut(layers: readonly KnownLayer[], note: Note | null): void
  note(note: Note): void
}

/** Sheets and gaps in turn, beginning and ending with a sheet: what is open to one side is left out. */
export function closedParts(layers: readonly KnownLayer[], making: Making): readonly Part[] {
  const parts = partsOf(layers, isSoft)
  const isClosed = ({ isGap }: Part) => !isGap
  const [first, last] = [parts.findIndex(isClosed), parts.findLastIndex(isClosed)]
  for (const [at, part] of parts.entries())
    if (first < 0 || at < first || at > last) making.leaveOut(part.layers, 'openToOneSide')
  return first < 0 ? [] : parts.slice(first, last + 1)
}
