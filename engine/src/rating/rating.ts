import { ratingDefinition, type RatingId } from '@soundleaf/contracts'
import { thirdOctaves } from '../band'
import { ENGINE_VERSION } from '../marker'
import type { BandSpectrum } from '../spectrum'

/** One band of the comparison with the shifted reference curve (contour), in dB. */
export interface ContourBand {
  readonly band_hz: number
  /** The value as the standard rounds it: to one decimal (ISO) or to whole decibels (ASTM). */
  readonly value_db: number
  readonly shiftedReference_db: number
  readonly deficiency_db: number
}

/** The working of a rating by a shifted reference curve. */
export interface ContourWorking {
  readonly method: 'contour'
  /** Shift of the curve from its position in the standard. */
  readonly shift_db: number
  readonly bands: readonly ContourBand[]
  readonly sumOfDeficiencies_db: number
  readonly sumLimit_db: number
  /**
   * The limit that the next better rating would exceed, and the band that exceeds it or contributes most to the sum.
   */
  readonly limitedBy: 'sum of deficiencies' | 'single deficiency'
  readonly limitingBand_hz: number
}

/** The working of a rating by an energetic sum of weighted band levels, in dB. */
export interface SumWorking {
  readonly method: 'energy sum'
  readonly bands: readonly {
    readonly band_hz: number
    readonly value_db: number
    readonly weight_db: number
  }[]
  readonly sum_db: number
}

export interface Rating {
  readonly available: true
  readonly id: RatingId
  readonly value: number
  readonly edition: string
  readonly range_hz: readonly [from: number, to: number]
  readonly engineVersion: string
  readonly working: ContourWorking | SumWorking
}

export interface RatingUnavailable {
  readonly available: false
  readonly id: RatingId
  readonly edition: string
  readonly missingBand_hz: number
  readonly engineVersion: string
}

export type RatingOutcome = Rating | RatingUnavailable

/** Values of some of the ratings, by their ids. */
export type ByRating = Readonly<Partial<Record<RatingId, number>>>

/** The same ratings with their values changed. */
export function mapByRating(numbers: ByRating, valueOf: (value: number, id: RatingId) => number): ByRating {
  // TypeScript types the keys of `entries` as plain strings.
  const entries = Object.entries(numbers) as [RatingId, number][]
  return Object.fromEntries(entries.map(([id, value]) => [id, valueOf(value, id)]))
}

/** The third octaves that a rating is computed from, Hz. */
export function bandsOf(id: RatingId): readonly number[] {
  return thirdOctaves(...ratingDefinition(id).range_hz)
}

/** A rating, the edition of its standard and the bands it needs. */
export interface RatingRule {
  readonly id: RatingId
  readonly edition: string
  readonly bands_hz: readonly number[]
}

/**
 * Calculates a rating where every band that it needs is listed; otherwise names the first missing band. No value is
 * estimated.
 */
export function rateIfComplete(
  { id, edition, bands_hz }: RatingRule,
  spectrum: BandSpectrum,
  rate: (values_db: readonly number[]) => Pick<Rating, 'value' | 'working'>,
): RatingOutcome {
  const values_db: number[] = []
  for (const band of bands_hz) {
    const value = spectrum.valueOf.get(band)
    if (value === undefined) {
      return { available: false, id, edition, missingBand_hz: band, engineVersion: ENGINE_VERSION }
    }
    values_db.push(value)
  }
  return {
    available: true,
    id,
    ...rate(values_db),
    edition,
    range_hz: [bands_hz[0], bands_hz[bands_hz.length - 1]],
    engineVersion: ENGINE_VERSION,
  }
}

/** The value of one of the ratings; NaN where it is unavailable. */
export function valueOf(outcomes: readonly RatingOutcome[], id: RatingId): number {
  const outcome = outcomes.find((candidate) => candidate.id === id)
  return outcome?.available ? outcome.value : Number.NaN
}

/** Energetic sum of levels, 10 lg sum 10^(L/10), in dB. */
export function energySum(levels_db: readonly number[]): number {
  return 10 * Math.log10(levels_db.reduce((sum, level) => sum + 10 ** (level / 10), 0))
}
