import {
  BANDS_HZ,
  byRatingField,
  EMPTY_RESULTS,
  mainRating,
  ratingDefinition,
  ratingInField,
  SPECTRA,
  type CalculationAnswer,
  type FieldValues,
  type Standard,
  type Validation,
} from '@soundleaf/contracts'
import { ENGINE_VERSION, toOneDecimal, type Rating } from '@soundleaf/engine'
import { fieldEstimate } from './field-estimate'
import { ratingOf, type Predicted, type RatedSpectrum } from './predicted'
import { verdict } from './verdict'

/** An answer without a result. */
export function emptyAnswer(validation: Validation, evaluationStandard: Standard): CalculationAnswer {
  return {
    validation,
    evaluationStandard,
    ...EMPTY_RESULTS,
    engineVersion: ENGINE_VERSION,
  }
}

/** The answer to a calculation by the account's standard; the other standard's fields stay null (decision 48). */
export function calculationAnswer(
  predicted: Predicted,
  fieldValues: FieldValues,
  standard: Standard,
): CalculationAnswer {
  const { airborne, impact } = predicted
  const ratings = [...airborne.ratings, ...(impact?.ratings ?? [])]
  return {
    ...emptyAnswer({ result: 'Success', message: '', componentIds: [] }, standard),
    ...byRatingField((field) => ratingOf(ratings, ratingInField(field).id)),
    ...spectrumFields(airborne, standard, 'airborne'),
    ...(impact && spectrumFields(impact, standard, 'impact')),
    ...fieldFields(predicted, 'airborne', fieldValues, standard),
    ...(impact && fieldFields(predicted, 'impact', fieldValues, standard)),
    surfaceMass: predicted.surfaceMass_kgm2 === null ? null : toOneDecimal(predicted.surfaceMass_kgm2),
    totalThickness: predicted.totalThickness_mm === null ? null : toOneDecimal(predicted.totalThickness_mm),
    // Two leaves out of range say the same; the explanation tells which.
    notices: [...new Set(predicted.notices)],
    editions: editionsOf(ratings.filter(isShown)),
    isRandom: predicted.isRandom,
  }
}

function spectrumFields(
  { values_db, ratings, uncertainty_db }: RatedSpectrum,
  standard: Standard,
  kind: 'airborne' | 'impact',
): Partial<CalculationAnswer> {
  const fields = SPECTRA.find((spectrum) => spectrum.standard === standard && spectrum.kind === kind)
  if (fields === undefined) return {}
  const main = mainRating(kind, standard).id
  const uncertainty = uncertainty_db[main]
  return {
    [fields.table]: values_db.map(toOneDecimal),
    [fields.shiftedCurve]: shiftedCurve(ratings.find(({ id }) => id === main)),
    [fields.uncertainty]: uncertainty === undefined ? null : toOneDecimal(uncertainty),
  }
}

/** The reference curve where it came to rest; null in the bands that it does not have. */
function shiftedCurve(rating: RatedSpectrum['ratings'][number] | undefined): (number | null)[] | null {
  if (!rating?.available || rating.working.method !== 'contour') return null
  const { bands } = rating.working
  return BANDS_HZ.map(
    (band_hz) => bands.find((band) => band.band_hz === band_hz)?.shiftedReference_db ?? null,
  )
}

function fieldFields(
  { field }: Predicted,
  kind: 'airborne' | 'impact',
  fieldValues: FieldValues,
  standard: Standard,
): Partial<CalculationAnswer> {
  const estimate = fieldEstimate(field, kind, fieldValues, standard)
  if (estimate === null) return {}
  const { value_db, uncertainty_db, better } = estimate
  const required_db = kind === 'airborne' ? fieldValues.airborneValue : fieldValues.impactValue
  const uncertainty = value_db === null ? null : toOneDecimal(uncertainty_db)
  const color = verdict(value_db, required_db, uncertainty ?? 0, better)
  return kind === 'airborne'
    ? { airborneFieldEstimation: value_db, airborneColor: color, airborneFieldUncertainty: uncertainty }
    : { impactFieldEstimation: value_db, impactColor: color, impactFieldUncertainty: uncertainty }
}

function isShown(rating: RatedSpectrum['ratings'][number]): rating is Rating {
  return rating.available && ratingDefinition(rating.id).wireField !== null
}

/** The editions used and the range each needed, each once (decision 28). */
function editionsOf(ratings: readonly Rating[]): string[] {
  return [...new Set(ratings.map(({ edition, range_hz: [from, to] }) => `${edition}, ${from}–${to} Hz`))]
}
