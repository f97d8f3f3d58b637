import { CALIBRATED, type ModelParameters } from '../src/calibrated'
import { type PredictionMade, predict, type SpectrumPrediction, THIRD_OCTAVES_HZ } from '../src/index'
import type { RatingId } from '@soundleaf/contracts'
import { ratePredicted } from '../src/rating/rate-predicted'
import type { RatingOutcome } from '../src/rating/rating'
import type { MeasuredRecord } from './measured-record'
import { RECORDS } from './records'
import { type SingleNumber, smoothRating } from './smooth-rating'
import { assemblyOf } from './assembly-of'

/**
 * A rating, a spectrum adaptation term, the mean of the octave bands, or the mean of a spectrum of third octaves from 100
 * to 3150 Hz.
 */
export type Quantity = SingleNumber | Term | 'octaves' | 'R' | 'Ln'

/** The adaptation terms that are published, or follow from published third octaves. */
const TERMS = ['C', 'Ctr', 'C50_3150', 'Ctr50_3150', 'CI', 'CI50_2500'] as const
export type Term = (typeof TERMS)[number]

/** One measured value and its prediction. */
export interface Score {
  readonly id: string
  readonly kind: string
  readonly source: string
  readonly quality: string
  readonly quantity: Quantity
  readonly measured: number
  readonly predicted: number
  /** The predicted rating without rounding to whole decibels; like the uncertainty missing for octave means. */
  readonly smooth?: number
  readonly uncertainty_db?: number
  /** Errors of the octave bands or third octaves in dB, by mid-frequency. */
  readonly bandErrors?: ReadonlyMap<number, number>
}

const SINGLE_NUMBERS = ['Rw', 'STC', 'Lnw', 'IIC'] as const

/** Every measured value of the records with its prediction. A record that is refused is an error. */
export function scoreAll(
  parameters: ModelParameters = CALIBRATED,
  records: readonly MeasuredRecord[] = RECORDS,
): readonly Score[] {
  return records.flatMap((record) => {
    const prediction = predict(assemblyOf(record), parameters)
    if (!prediction.ok) throw new Error(`${record.id}: ${prediction.code}, ${prediction.reason.code}`)
    return scoresOf(record, prediction)
  })
}

function scoresOf(record: MeasuredRecord, prediction: PredictionMade): readonly Score[] {
  const singles = SINGLE_NUMBERS.flatMap((quantity): readonly Score[] => {
    const value = record.measured[quantity]
    if (value === undefined) return []
    const spectrum = spectrumFor(quantity, prediction)
    const rating = spectrum.ratings.find(({ id }) => id === quantity)
    if (rating?.available !== true) throw new Error(`${record.id} has no ${quantity}`)
    return [
      {
        ...commonOf(record),
        quantity,
        measured: value,
        predicted: rating.value,
        smooth: smoothRating(quantity, spectrum.values_db),
        uncertainty_db: spectrum.uncertainty_db[quantity],
      },
    ]
  })
  return [
    ...singles,
    ...termScores(record, prediction),
    ...spectrumScores(record, prediction),
    ...octaveScores(record, prediction),
  ]
}

function commonOf({ id, kind, quality, source }: MeasuredRecord) {
  return { id, kind, source: source.key, quality }
}

/** Adaptation terms, as published; C is compared without rounding, as it was measured. Others follow from the spectrum. */
function termScores(record: MeasuredRecord, { airborne, impact }: PredictionMade): readonly Score[] {
  const { C_unrounded: C, CI, CI50_2500, R, Ln } = record.measured
  const rated = [
    ...(R === undefined ? [] : ratePredicted('airborne', 'iso', R)),
    ...(Ln === undefined ? [] : ratePredicted('impact', 'iso', Ln)),
  ]
  const predicted = [...airborne.iso.ratings, ...(impact === null ? [] : impact.iso.ratings)]
  const published: Readonly<Partial<Record<Term, number | undefined>>> = { C, CI, CI50_2500 }
  return TERMS.flatMap((quantity): readonly Score[] => {
    const measured = published[quantity] ?? valueOf(rated, quantity)
    const value = valueOf(predicted, quantity)
    if (measured === undefined || value === undefined) return []
    return [{ ...commonOf(record), quantity, measured, predicted: value }]
  })
}

function valueOf(ratings: readonly RatingOutcome[], id: RatingId): number | undefined {
  const rating = ratings.find((one) => one.id === id)
  return rating?.available === true ? rating.value : undefined
}

/** Spectra of third octaves from 50 to 3150 Hz. */
function spectrumScores(record: MeasuredRecord, { airborne, impact }: PredictionMade): readonly Score[] {
  const spectra = [
    ['R', record.measured.R, airborne.iso.values_db],
    ['Ln', record.measured.Ln, impact?.iso.values_db],
  ] as const
  return spectra.flatMap(([quantity, measured, predicted]): readonly Score[] => {
    if (measured === undefined || predicted === undefined) return []
    const bands = THIRD_OCTAVES_HZ.flatMap((hz, at) => (hz <= 3150 ? [{ hz, at }] : []))
    const mean = (values: readonly number[]) =>
      bands.reduce((sum, { at }) => sum + values[at], 0) / bands.length
    return [
      {
        ...commonOf(record),
        quantity,
        measured: mean(measured),
        predicted: mean(predicted),
        bandErrors: new Map(bands.map(({ hz, at }) => [hz, predicted[at] - measured[at]])),
      },
    ]
  })
}

function octaveScores(record: MeasuredRecord, prediction: PredictionMade): readonly Score[] {
  const { octave } = record.measured
  if (octave === undefined) return []
  const standard = record.measured.STC !== undefined && record.measured.Rw === undefined ? 'astm' : 'iso'
  const levels = toOctaves(prediction.airborne[standard].values_db)
  const bands = Object.keys(octave).map(Number)
  const errors = new Map(bands.map((band) => [band, (levels.get(band) ?? Number.NaN) - octave[band]]))
  const judged = bands.filter((band) => band >= 125 && band <= 4000)
  const mean = (valueOf: (band: number) => number) =>
    judged.reduce((sum, band) => sum + valueOf(band), 0) / judged.length
  return [
    {
      ...commonOf(record),
      quantity: 'octaves',
      measured: mean((band) => octave[band]),
      predicted: mean((band) => levels.get(band) ?? Number.NaN),
      bandErrors: errors,
    },
  ]
}

function spectrumFor(
  quantity: (typeof SINGLE_NUMBERS)[number],
  { airborne, impact }: PredictionMade,
): SpectrumPrediction {
  if (quantity === 'Rw') return airborne.iso
  if (quantity === 'STC') return airborne.astm
  if (impact === null) throw new Error('an impact number of a wall')
  return quantity === 'Lnw' ? impact.iso : impact.astm
}

/** Octaves from 63 to 4000 Hz, from the mean transmission coefficients of their third octaves. */
function toOctaves(thirds_db: readonly number[]): ReadonlyMap<number, number> {
  const octaves = new Map<number, number>()
  for (let at = 1; at < THIRD_OCTAVES_HZ.length; at += 3) {
    const tau = [at - 1, at, at + 1].reduce((sum, n) => sum + 10 ** (-thirds_db[n] / 10), 0)
    octaves.set(THIRD_OCTAVES_HZ[at], -10 * Math.log10(tau / 3))
  }
  return octaves
}
