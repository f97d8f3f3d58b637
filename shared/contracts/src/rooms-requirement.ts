import type { FieldValues } from './api/project'
import type { RoomsAnswer } from './api/rooms'
import type { EvaluationKind } from './enumerations'
import type { RequirementIndex } from './evaluation-indices'
import { ratingWithSymbol } from './ratings'
import { requiredOf, resultColor } from './requirement'

/** What is asked of one kind of sound, and what is expected of it between two rooms by all paths, dB. */
export interface RoomsRequirement {
  readonly kind: EvaluationKind
  readonly index: RequirementIndex | null
  readonly required_db: number
  readonly expected_db: number | null
  readonly uncertainty_db: number | null
  readonly range: null
  /** Flanking paths are in it. */
  readonly isDirect: false
  readonly planned: null
  readonly isRandom: false
  readonly color: ReturnType<typeof resultColor>
}

/**
 * What field values ask of each kind of sound, judged by what is expected between the rooms. Footsteps in the room beside
 * are told, and not judged: a wall is asked for nothing of impact sound.
 */
export function roomsRequirements(
  rooms: Pick<RoomsAnswer, 'expected'>,
  fieldValues: FieldValues,
  isFloor: boolean,
): readonly RoomsRequirement[] {
  const kinds: readonly EvaluationKind[] = isFloor ? ['airborne', 'impact'] : ['airborne']
  return kinds.map((kind) => roomsRequirement(kind, rooms, requiredOf(kind, fieldValues)))
}

/** One quantity that is asked for, judged by what is expected of it between the rooms. */
export function roomsRequirement(
  kind: EvaluationKind,
  { expected }: Pick<RoomsAnswer, 'expected'>,
  { index, required_db }: ReturnType<typeof requiredOf>,
): RoomsRequirement {
  const found = expected.find(({ evaluationId }) => evaluationId === index?.id)
  return {
    kind,
    index,
    required_db,
    expected_db: found?.value ?? null,
    uncertainty_db: found?.uncertainty ?? null,
    range: null,
    isDirect: false,
    planned: null,
    isRandom: false,
    color:
      index === null || found === undefined
        ? 'White'
        : resultColor(found.value, required_db, found.uncertainty, ratingWithSymbol(index.quantity).better),
  }
}
