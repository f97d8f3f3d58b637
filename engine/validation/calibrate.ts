// Fits the calibrated parameters to all measurements, and again with each source left out in turn. It prints the fit
// and writes the errors of the left-out measurements, on which the uncertainties of the engine are based.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALIBRATED, type ModelParameters } from '../src/calibrated'
import { fromDistance, NAMES, toDistance } from './calibrated-values'
import { errorsByKind, errorsByTerm } from './errors-by-kind'
import { fitValues, type LinearError } from './fit'
import { RECORDS } from './records'
import { type Score, scoreAll } from './score'
import { isAirborneRating, isImpactRating, isJudged, isTerm, spectraRms, summarise } from './summary'

const [root] = process.argv.slice(2)

type Measured = Omit<LinearError, 'slopes'> & { readonly source: string }

/** Step of the numerical derivatives, in units of the spread of a parameter. */
const STEP = 0.2

const errorsOf = (scores: readonly Score[]) =>
  scores.flatMap(({ smooth, measured, bandErrors, source }): readonly Measured[] =>
    smooth === undefined
      ? [...(bandErrors ?? [])]
          .filter(isJudged)
          .map(([, error_db]) => ({ error_db, of: 'octave band', source }))
      : [{ error_db: smooth - measured, of: 'rating', source }],
  )

const values: ModelParameters = CALIBRATED
const base = errorsOf(scoreAll())
const slopes = NAMES.map((name) => {
  const moved = { ...values, [name]: fromDistance(name, toDistance(name, values[name]) + STEP) }
  return errorsOf(scoreAll(moved)).map(({ error_db }, at) => (error_db - base[at].error_db) / STEP)
})
const errors = base.map((error, at) => ({ ...error, slopes: slopes.map((of) => of[at]) }))
const fit = (used: readonly LinearError[]) => fitValues(used, values)

const fitted = fit(errors)
for (const name of NAMES)
  console.log(
    name.padEnd(32),
    values[name].toPrecision(3).padStart(10),
    fitted[name].toPrecision(3).padStart(10),
  )

const leftOut = [...new Set(RECORDS.map(({ source }) => source.key))].flatMap((left) => {
  const without = fit(errors.filter(({ source }) => source !== left))
  const records = RECORDS.filter(({ source }) => source.key === left)
  return scoreAll(without, records)
})
const summaries = {
  airborne: summarise('one source left out', 'airborne', leftOut.filter(isAirborneRating)),
  impact: summarise('one source left out', 'impact', leftOut.filter(isImpactRating)),
}
for (const { quantity, n, mean, mae } of Object.values(summaries))
  console.log(`one source left out, ${quantity}: n ${n}, mean ${mean.toFixed(2)}, MAE ${mae.toFixed(2)} dB`)

const write = (file: string, value: unknown) =>
  writeFileSync(join(root, 'engine', file), `${JSON.stringify(value, null, 2)}\n`)
write('validation/left-out.json', {
  summaries: Object.values(summaries),
  spectra_db: Object.fromEntries(
    (['R', 'Ln'] as const).map((of) => [
      of,
      [spectraRms(leftOut, of, 100, 3150), spectraRms(leftOut, of, 50, 80)].map((rms) =>
        Number(rms.toFixed(2)),
      ),
    ]),
  ),
  predictions: leftOut
    .filter((score) => isAirborneRating(score) || isImpactRating(score) || isTerm(score))
    .map(({ id, quantity, measured, predicted }) => ({ id, quantity, measured, predicted })),
})
write('src/validity/errors-by-kind.json', {
  airborne: errorsByKind('airborne', leftOut.filter(isAirborneRating)),
  impact: errorsByKind('impact', leftOut.filter(isImpactRating)),
  terms: errorsByTerm(leftOut.filter(isTerm)),
})
