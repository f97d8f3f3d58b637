import {
  SPECTRA,
  type CalculationAnswer,
  type EvaluationKind,
  type SpectrumDefinition,
} from '@soundleaf/contracts'
import type { BandTableProps, SpectrumChartProps } from '@soundleaf/ui'
import { notation } from './notation'

/** One kind of sound as the report draws and tabulates it. */
export interface SpectrumPage {
  readonly quantity: SpectrumDefinition
  readonly series: SpectrumChartProps['series']
  readonly columns: BandTableProps['columns']
  readonly deficiencies: readonly (number | null)[]
  readonly uncertainty_db: number | null
  /** Sum of the unfavourable deviations, dB. */
  readonly deficiencySum_db: number
}

export function spectrumPage(answer: CalculationAnswer, kind: EvaluationKind): SpectrumPage | null {
  const quantity = SPECTRA.find((one) => one.standard === answer.evaluationStandard && one.kind === kind)
  const current = quantity === undefined ? null : answer[quantity.table]
  if (quantity === undefined || current === null) return null
  const shifted = answer[quantity.shiftedCurve] ?? current.map(() => null)
  const deficiencies = current.map((value, band) => shortfall_db(kind, value, shifted[band] ?? null))
  const uncertainty_db = answer[quantity.uncertainty]
  const marks = {
    says: 'unfavourable to the shifted reference',
    at: deficiencies.map((short) => short !== null && short > 0),
  }
  return {
    quantity,
    uncertainty_db,
    deficiencies,
    deficiencySum_db:
      deficiencies.reduce<number>((sum, short) => sum + Math.round((short ?? 0) * 10), 0) / 10,
    series: [
      {
        id: 'current',
        role: 'current',
        name: 'Current',
        values: current,
        ...(uncertainty_db === null ? {} : { band: uncertainty_db }),
      },
      { id: 'shifted', role: 'shifted', name: 'Shifted', values: shifted },
    ],
    columns: [
      { id: 'current', look: 'value', label: notation(quantity.symbol), values: current, marks },
      { id: 'shifted', look: 'shifted', label: 'Shifted', values: shifted },
    ],
  }
}

/** In whole tenths, as ISO 717 compares: below the reference for airborne sound, above it for impact sound. */
function shortfall_db(kind: EvaluationKind, value: number, reference: number | null): number | null {
  if (reference === null) return null
  const short = Math.round(reference * 10) - Math.round(value * 10)
  return Math.max(0, kind === 'airborne' ? short : -short) / 10
}
