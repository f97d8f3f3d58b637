import type { Construction, RuleBreak } from '@soundleaf/construction'
import type { Note, Question } from './answers'
import { assemble, type Answered, type AssembledType, type Assembly } from './assemble'
import type { Catalogue } from './catalogue'
import { toConstruction } from './to-construction'

/** A type with what it becomes. */
export interface Review extends Omit<Assembly, 'plan'> {
  readonly plan: Assembly['plan']
  /** Sound; null while a question blocks or a rule is broken. */
  readonly construction: Construction | null
  /** The rule that the construction would break. */
  readonly broken: RuleBreak | null
  readonly state: 'ready' | 'asked' | 'blocked'
}

/** What a type becomes by the answers so far. Never a construction that is not sound. */
export function review(
  type: AssembledType,
  answered: Answered,
  catalogue: Catalogue,
  newId: () => string,
): Review {
  const assembly = assemble(type, answered, (...product) => catalogue.fits(...product))
  if (assembly.plan === null) return { ...assembly, construction: null, broken: null, state: 'blocked' }
  const made = toConstruction(assembly.plan, catalogue, newId)
  if (!made.ok) return { ...assembly, plan: null, construction: null, broken: made.failure, state: 'blocked' }
  const notes: readonly Note[] = [...assembly.notes, ...made.value.notes]
  const questions: readonly Question[] = assembly.questions
  return {
    ...assembly,
    notes,
    construction: made.value.construction,
    broken: null,
    state: questions.length === 0 ? 'ready' : 'asked',
  }
}

/** A floor with a finish on it or a ceiling below, or a wall with a lining before it: their layers in one order. */
export function stacked(upper: AssembledType, lower: AssembledType): AssembledType {
  const carrier = upper.elementClass === 'IfcCovering' ? lower : upper
  return {
    ...carrier,
    layers: [...upper.layers, ...lower.layers],
    order: upper.order === 'unknown' || lower.order === 'unknown' ? 'unknown' : 'as listed',
  }
}
