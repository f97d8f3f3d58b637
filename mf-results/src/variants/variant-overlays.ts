import type { EvaluationKind, Standard } from '@soundleaf/contracts'
import { statement, type SpectrumSeries } from '@soundleaf/results-view'
import type { Dispatch, SetStateAction } from 'react'
import type { RatedVariant } from './use-variants'

/** The variants whose curves can lie over the open one's, and which of them do. */
export interface Overlays {
  readonly variants: readonly RatedVariant[]
  /** Ids. */
  readonly shown: ReadonlySet<string>
  readonly onShow: Dispatch<SetStateAction<ReadonlySet<string>>>
}

type Shown = Pick<Overlays, 'variants' | 'shown'>

/** Those whose curves lie over the open one's. */
export const overlaidVariants = ({ variants, shown }: Shown): readonly RatedVariant[] =>
  variants.filter(({ id, isOpen, calculation }) => !isOpen && shown.has(id) && calculation !== null)

/** Their curves of one kind of sound, each named by its number and rating. */
export function overlaysOf(
  overlays: Shown,
  kind: EvaluationKind,
  standard: Standard,
): readonly SpectrumSeries[] {
  return overlaidVariants(overlays).flatMap(({ id, number, calculation }): SpectrumSeries[] => {
    const values = calculation?.spectra[kind].values_db ?? null
    if (values === null) return []
    const { rating, unit } = statement(kind, standard, calculation)
    return [{ id: `variant-${id}`, role: 'other', name: `${number} · ${rating} ${unit}`.trim(), values }]
  })
}
