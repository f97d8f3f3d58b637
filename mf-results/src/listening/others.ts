import type { ComparisonCurve, Comparisons } from '@soundleaf/results-view'
import { filled, type Insulation } from './scene'

/** Something else than the construction, to be heard in its place. */
export interface Other {
  readonly id: string
  /** As a person called it. */
  readonly name: string
  readonly insulation: Insulation
  /** A measurement lacks some bands. */
  readonly hasGaps: boolean
}

/** The curves that are compared with: each insulates from what it is a curve of. */
export const comparedWith = ({ airborne, impact }: Comparisons): readonly Other[] => [
  ...airborne.flatMap((curve, slot) =>
    otherOf(`airborne ${slot}`, curve, (values) => ({ ...NOTHING, reduction_db: values })),
  ),
  ...impact.flatMap((curve, slot) =>
    otherOf(`impact ${slot}`, curve, (values) => ({ ...NOTHING, impact_db: values })),
  ),
]

function otherOf(
  id: string,
  curve: ComparisonCurve | null,
  insulationOf: (values: readonly number[]) => Insulation,
): readonly Other[] {
  const values = curve && filled(curve.values)
  if (curve === null || values === null) return []
  return [{ id, name: curve.name, insulation: insulationOf(values), hasGaps: curve.values.includes(null) }]
}

const NOTHING: Insulation = { reduction_db: null, impact_db: null, rain_db: null }
