import { CALIBRATED, type ModelParameters } from '../src/calibrated'
import { type PredictionMade, predict, type SpectrumPrediction, THIRD_OCTAVES_HZ } from '../src/index'
import type { MeasuredRecord } from './measured-record'
import { RECORDS } from './records'
import { smoothRating } from './smooth-rating'
import { assemblyOf } from './assembly-of'

/** One measured value and its prediction. */
export interface Score {
  readonly id: string
  readonly kind: string
  readonly source: string
  readonly quality: string
  readonly quantity: 'Rw' | 'STC' | 'Lnw' | 'IIC' | 'octaves'
  readonly measured: number
  readonly predicted: number
  /** The predicted rating without rounding to whole decibels; like the uncertainty missing for octave means. */
  readonly smooth?: number
  readonly uncertainty_db?: number
  /** Errors of the octave bands in dB, by mid-frequency. */
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
  const { id, kind, quality } = record
  const common = { id, kind, source: record.source.key, quality }
  const singles = SINGLE_NUMBERS.flatMap((quantity): readonly Score[] => {
    const value = record.measured[quantity]
    if (value === undefined) return []
    const spectrum = spectrumFor(quantity, prediction)
    const rating = spectrum.ratings.find(({ id }) => id === quantity)
    if (rating?.available !== true) throw new Error(`${id} has no ${quantity}`)
    return [
      {
        ...common,
        quantity,
        measured: value,
        predicted: rating.value,
        smooth: smoothRating(quantity, spectrum.values_db),
        uncertainty_db: spectrum.uncertainty_db[quantity],
      },
    ]
  })
  const { octave } = record.measured
  if (octave === undefined) return singles
  const standard = record.measured.STC !== undefined && record.measured.Rw === undefined ? 'astm' : 'iso'
  const levels = toOctaves(prediction.airborne[standard].values_db)
  const bands = Object.keys(octave).map(Number)
  const errors = new Map(bands.map((band) => [band, (levels.get(band) ?? Number.NaN) - octave[band]]))
  const judged = bands.filter((band) => band >= 125 && band <= 4000)
  const mean = (valueOf: (band: number) => number) =>
    judged.reduce((sum, band) => sum + valueOf(band), 0) / judged.length
  return [
    ...singles,
    {
      ...common,
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
