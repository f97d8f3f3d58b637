import type {
  Circumstances,
  MeasuredNeighbour,
  Message,
  RatingId,
  Remark,
  Standard,
} from '@soundleaf/contracts'
import {
  toOneDecimal,
  type ConstructionPrediction,
  type FieldQuantity,
  type NearestMeasured,
  type RatingOutcome,
  type SpectrumPrediction,
} from '@soundleaf/engine'

/** A spectrum in 21 bands with its ratings and their standard uncertainty, all by one standard. */
export interface RatedSpectrum
  extends Pick<SpectrumPrediction, 'values_db' | 'ratings' | 'uncertainty_db' | 'limitingPath'> {
  /** Null for what is made up. */
  readonly uncertaintyBasis: Remark | null
}

/** What a calculation is made of, by one standard; predicted or made up. */
export interface Predicted {
  readonly airborne: RatedSpectrum
  /** Null for walls. */
  readonly impact: RatedSpectrum | null
  /** What the element gives in its building; empty where that is not told. */
  readonly field: readonly FieldQuantity[]
  readonly surfaceMass_kgm2: number | null
  readonly totalThickness_mm: number | null
  readonly notices: readonly Message[]
  /** Null for what is made up. */
  readonly circumstances: Circumstances | null
  readonly measured: readonly MeasuredNeighbour[]
}

/** A prediction as one standard sees it. */
export function byStandard(
  { laboratory, field, measured }: ConstructionPrediction,
  standard: Standard,
): Predicted {
  const own = engineStandard(standard)
  return {
    airborne: laboratory.airborne[own],
    impact: laboratory.impact?.[own] ?? null,
    field: field.ok ? field[own] : [],
    surfaceMass_kgm2: laboratory.surfaceMass_kgm2,
    totalThickness_mm: laboratory.totalThickness_m * 1000,
    notices: [...laboratory.notices, ...(field.ok ? field.notices : [{ ...field.reason, componentIds: [] }])],
    circumstances: {
      resonances: laboratory.resonances_hz.map(characteristic),
      coincidences: laboratory.coincidences_hz.map(characteristic),
      mounting: { ...laboratory.airborne[own].mounting.laboratory, componentIds: [] },
      elementSize_m: laboratory.size_m,
    },
    measured: measured.map(neighbour),
  }
}

function characteristic({
  frequency_hz,
  componentIds,
}: ConstructionPrediction['laboratory']['resonances_hz'][number]): Circumstances['resonances'][number] {
  return { frequency: toOneDecimal(frequency_hz), componentIds: [...componentIds] }
}

function neighbour({
  id,
  source,
  layers,
  differences,
  ratings,
  airborne_db,
  impact_db,
  inOctaves,
}: NearestMeasured): MeasuredNeighbour {
  return {
    id,
    source,
    layers: layers.map(({ kind, ...params }) => ({ code: kind, params })),
    differences: differences.map(({ of, ...params }) => ({ code: of, params })),
    ratings: [...ratings],
    airborne: airborne_db && [...airborne_db],
    impact: impact_db && [...impact_db],
    inOctaves,
  }
}

export function engineStandard(standard: Standard): 'iso' | 'astm' {
  return standard === 'Iso' ? 'iso' : 'astm'
}

/** A rating's number; null where its bands do not allow it. */
export function valueOf(ratings: readonly RatingOutcome[], id: RatingId): number | null {
  const rating = ratings.find((outcome) => outcome.id === id)
  return rating?.available ? rating.value : null
}
