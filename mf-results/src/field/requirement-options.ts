import {
  EVALUATION_INDICES,
  type EvaluationKind,
  type RequirementIndex,
  type Standard,
} from '@soundleaf/contracts'
import { indexNotation, plainNotation } from '@soundleaf/results-view'

/** The index codes of one standard and kind of sound, in the specification's order. */
export function requirementOptions(standard: Standard, kind: EvaluationKind): readonly RequirementIndex[] {
  return EVALUATION_INDICES.filter((index) => index.standard === standard && index.kind === kind)
}

/** Plain text for a selector, which cannot set an index low. */
export function requirementText(index: RequirementIndex): string {
  return plainNotation(indexNotation(index))
}
