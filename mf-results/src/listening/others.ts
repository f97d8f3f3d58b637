import type { ComparisonCurve, Comparisons } from '@soundleaf/results-view'
import { t } from '../texts/listen'
import { overlaidVariants, type Overlays } from '../variants/variant-overlays'
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

/** All of them sound in step from the moment that one is played, so there are no more than this. */
const HEARD_VARIANTS = 6

/**
 * The variants of the project that can be heard beside the open one: those that lie over the charts where a person chose
 * some, else the first few.
 */
export function heardVariants(overlays: Omit<Overlays, 'onShow'>): {
  readonly heard: readonly Other[]
  /** Whether there are more. */
  readonly areMore: boolean
} {
  const calculated = overlays.variants.flatMap(({ isOpen, calculation, ...variant }) => {
    // What a trial is shown is made up, and nobody's to hear.
    if (isOpen || calculation === null || calculation.isRandom) return []
    const { airborne, impact } = calculation.spectra
    if (airborne.values_db === null) return []
    const insulation = { reduction_db: airborne.values_db, impact_db: impact.values_db, rain_db: null }
    const { id, number, name } = variant
    return [{ id, name: t('listen.variant', { number: String(number), name }), insulation, hasGaps: false }]
  })
  const chosen = new Set(overlaidVariants(overlays).map(({ id }) => id))
  const wanted = chosen.size === 0 ? calculated : calculated.filter(({ id }) => chosen.has(id))
  const heard = wanted.slice(0, HEARD_VARIANTS)
  return { heard, areMore: heard.length < calculated.length }
}
