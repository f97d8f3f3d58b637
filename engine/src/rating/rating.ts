import { ENGINE_VERSION } from '../marker'
import type { BandSpectrum } from '../spectrum'

/** One band of a comparison with a shifted reference curve, in dB. */
export interface ContourBand {
  readonly band_hz: number
  /** The value as the standard reduces it: to one decimal (ISO) or to whole decibels (ASTM). */
  readonly value_db: number
  readonly shiftedReference_db: number
  readonly deficiency_db: number
}

/** How a reference curve came to rest. */
export interface ContourWorking {
  readonly method: 'contour'
  /** How far the curve moved from its place in the standard. */
  readonly shift_db: number
  readonly bands: readonly ContourBand[]
  readonly sumOfDeficiencies_db: number
  readonly sumLimit_db: number
  /** The rule that the next better value would break, and the band that breaks it or adds most to the sum. */
  readonly limitedBy: 'sum of deficiencies' | 'single deficiency'
  readonly limitingBand_hz: number
}

/** An energy sum of weighted band levels, in dB. */
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
  readonly index: string
  readonly value: number
  readonly edition: string
  readonly range_hz: readonly [from: number, to: number]
  /** True while a constant of the procedure has not been read in the standard itself. */
  readonly provisional: boolean
  readonly engineVersion: string
  readonly working: ContourWorking | SumWorking
}

export interface RatingUnavailable {
  readonly available: false
  readonly index: string
  readonly edition: string
  readonly missingBand_hz: number
  readonly reason: string
  readonly engineVersion: string
}

export type RatingOutcome = Rating | RatingUnavailable

/** What a standard's edition asks of one index. */
export interface IndexRule {
  readonly index: string
  readonly edition: string
  readonly bands_hz: readonly number[]
  readonly provisional?: boolean
}

/** Rates when every band of the rule is listed; else says which one is missing. Nothing is filled in. */
export function rateIfComplete(
  rule: IndexRule,
  spectrum: BandSpectrum,
  rate: (values_db: readonly number[]) => Pick<Rating, 'value' | 'working'>,
): RatingOutcome {
  const { index, edition, bands_hz } = rule
  const values_db: number[] = []
  for (const band of bands_hz) {
    const value = spectrum.valueOf.get(band)
    if (value === undefined) {
      const reason = `${index} needs the band ${band} Hz, which is not listed`
      return { available: false, index, edition, missingBand_hz: band, reason, engineVersion: ENGINE_VERSION }
    }
    values_db.push(value)
  }
  return {
    available: true,
    index,
    ...rate(values_db),
    edition,
    range_hz: [bands_hz[0], bands_hz[bands_hz.length - 1]],
    provisional: rule.provisional ?? false,
    engineVersion: ENGINE_VERSION,
  }
}

/** 10 lg of the sum of 10^(level/10), in dB. */
export function energySum(levels_db: readonly number[]): number {
  return 10 * Math.log10(levels_db.reduce((sum, level) => sum + 10 ** (level / 10), 0))
}
