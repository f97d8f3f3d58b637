import { BANDS_HZ, type EvaluationKind, type MeasuredCurve } from '@soundleaf/contracts'
import { spreadsheetText } from '@soundleaf/texts'

/** What is predicted of one kind of sound by the project that a curve is linked with. */
export interface Predicted {
  readonly projectName: string
  /** 21 bands, dB. */
  readonly values_db: readonly number[]
  /** The main number as the account's standard has it; null where there is none. */
  readonly rating: { readonly notation: string; readonly value: number } | null
}

/** A measured curve beside its prediction. Deviations are measured less predicted, dB. */
export interface Pair {
  readonly curve: MeasuredCurve
  readonly kind: EvaluationKind
  readonly predicted: Predicted
  /** 21 bands; null where nothing was measured or only a limit is known. */
  readonly byBand: readonly (number | null)[]
  /** Of the main number; null where one of both is missing or a bound. */
  readonly ofRating: number | null
}

export function pairOf(curve: MeasuredCurve, kind: EvaluationKind, predicted: Predicted): Pair {
  const measured = new Map(curve.values.map((one) => [one.band, one]))
  const byBand = BANDS_HZ.map((band, at) => {
    const one = measured.get(band)
    const expected = predicted.values_db[at]
    return one === undefined || one.bound !== undefined || expected === undefined
      ? null
      : one.value - expected
  })
  const { rating } = predicted
  const number = curve.numbers.find(({ notation }) => notation === rating?.notation)
  const isKnown = rating !== null && number !== undefined && number.bound === undefined
  const value = number?.value ?? null
  return { curve, kind, predicted, byBand, ofRating: isKnown && value !== null ? value - rating.value : null }
}

/** What deviations come to: how many, their mean, and their scatter as the standard deviation of the sample, dB. */
export interface Spread {
  readonly count: number
  readonly mean_db: number | null
  /** Null for fewer than two. */
  readonly scatter_db: number | null
}

export function spreadOf(deviations: readonly (number | null)[]): Spread {
  const known = deviations.filter((one): one is number => one !== null)
  const count = known.length
  if (count === 0) return { count, mean_db: null, scatter_db: null }
  const mean_db = known.reduce((sum, one) => sum + one, 0) / count
  const squares = known.reduce((sum, one) => sum + (one - mean_db) ** 2, 0)
  return { count, mean_db, scatter_db: count < 2 ? null : Math.sqrt(squares / (count - 1)) }
}

/** The spread in each of the 21 bands over many pairs. */
export function spreadsByBand(pairs: readonly Pair[]): readonly Spread[] {
  return BANDS_HZ.map((_, at) => spreadOf(pairs.map(({ byBand }) => byBand[at] ?? null)))
}

/** Every value of every pair, as a table for a spreadsheet. */
export function rowsOfPairs(pairs: readonly Pair[]): string[][] {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(Number(value.toFixed(2)))
  return [
    [
      'curve',
      'laboratory',
      'project',
      'kind',
      'band [Hz]',
      'measured [dB]',
      'predicted [dB]',
      'measured - predicted [dB]',
    ],
    ...pairs.flatMap(({ curve, kind, predicted, byBand }) =>
      BANDS_HZ.flatMap((band, at) => {
        const deviation = byBand[at] ?? null
        const expected = predicted.values_db[at] ?? null
        if (deviation === null || expected === null) return []
        const names = [curve.title, curve.laboratory, predicted.projectName].map(spreadsheetText)
        return [[...names, kind, String(band), text(expected + deviation), text(expected), text(deviation)]]
      }),
    ),
  ]
}
