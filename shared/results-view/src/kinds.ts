import { orientation } from '@soundleaf/construction'
import type { EvaluationKind, StructureType } from '@soundleaf/contracts'
import { t } from './texts'

const WALL_KINDS: readonly EvaluationKind[] = ['airborne']
const FLOOR_KINDS: readonly EvaluationKind[] = ['airborne', 'impact']

/** The kinds of sound that a structure has results for: a wall has airborne sound alone, a floor is walked on. */
export function kindsOf(type: StructureType): readonly EvaluationKind[] {
  return orientation(type) === 'floor' ? FLOOR_KINDS : WALL_KINDS
}

/** How a kind of sound is called in headings. */
export const kindName = (kind: EvaluationKind): string => t(`kind.${kind}`)
