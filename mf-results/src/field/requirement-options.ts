import {
  EVALUATION_INDICES,
  type EvaluationIndex,
  type EvaluationKind,
  type Standard,
} from '@soundleaf/contracts'

/** The index codes of one standard and kind of sound, in the specification's order (FLD-01). */
export function requirementOptions(standard: Standard, kind: EvaluationKind): readonly EvaluationIndex[] {
  return EVALUATION_INDICES.filter((index) => index.standard === standard && index.kind === kind)
}

/** Plain text for a selector, which cannot set an index low. */
export function requirementText({ quantity, term }: EvaluationIndex): string {
  const text = term === null ? quantity : `${quantity} + ${term}`
  return text.replaceAll("'", '′').replace('-', '–')
}
