import type { EvaluationKind, Standard } from '@soundleaf/contracts'
import { statement, type SpectrumSeries } from '@soundleaf/results-view'
import type { RatedVariant } from './use-variants'

/** The variants whose curves can lie over the open one's, and which of them do. */
export interface Overlays {
  readonly variants: readonly RatedVariant[]
  /** Ids. */
  readonly shown: ReadonlySet<string>
  readonly onShow: (shown: ReadonlySet<string>) => void
}

/** The curves of the variants that are shown, each named by its number and rating. */
export function overlaysOf(
  { variants, shown }: Pick<Overlays, 'variants' | 'shown'>,
  kind: EvaluationKind,
  standard: Standard,
): readonly SpectrumSeries[] {
  return variants.flatMap(({ id, number, isOpen, calculation }): SpectrumSeries[] => {
    const values = calculation?.spectra[kind].values_db ?? null
    if (isOpen || !shown.has(id) || values === null) return []
    const { rating, unit } = statement(kind, standard, calculation)
    return [{ id: `variant-${id}`, role: 'other', name: `${number} · ${rating} ${unit}`.trim(), values }]
  })
}
