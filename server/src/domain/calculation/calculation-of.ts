import {
  BANDS_HZ,
  mainRating,
  singleNumbersOf,
  type CalculatedRating,
  type CalculatedSpectrum,
  type Calculation,
  type CalculationValidation,
  type EvaluationKind,
  type FieldValues,
  type RatingOrigin,
  type Standard,
} from '@soundleaf/contracts'
import { ENGINE_VERSION, toOneDecimal, type Rating } from '@soundleaf/engine'
import { fieldEstimate } from './field-estimate'
import type { Predicted, RatedSpectrum } from './predicted'

const NO_SPECTRUM: CalculatedSpectrum = {
  values_db: null,
  shiftedReference_db: null,
  limits: [],
  uncertaintyBasis: null,
}

/** A calculation without a result. */
export function failedCalculation(validation: CalculationValidation, standard: Standard): Calculation {
  return {
    validation,
    standard,
    ratings: [],
    spectra: { airborne: NO_SPECTRUM, impact: NO_SPECTRUM },
    field: { airborne: null, impact: null },
    surfaceMass_kgm2: null,
    totalThickness_mm: null,
    notices: [],
    editions: [],
    engineVersion: ENGINE_VERSION,
    isRandom: false,
    circumstances: null,
    measured: [],
  }
}

/** The calculation by the account's standard, true and whole. */
export function calculationOf(
  predicted: Predicted,
  fieldValues: FieldValues,
  standard: Standard,
): Calculation {
  const { airborne, impact, field, surfaceMass_kgm2, totalThickness_mm, notices, circumstances, measured } =
    predicted
  const shown = [
    ...shownRatings(airborne, 'airborne', standard),
    ...(impact === null ? [] : shownRatings(impact, 'impact', standard)),
  ]
  const isExplained = circumstances !== null
  return {
    validation: { result: 'Success', reason: null },
    standard,
    ratings: shown.map(
      ({ rating, uncertainty_db }): CalculatedRating => ({
        id: rating.id,
        value: rating.value,
        uncertainty_db,
        origin: isExplained ? originOf(rating) : null,
      }),
    ),
    spectra: {
      airborne: spectrumOf(airborne, 'airborne', standard),
      impact: impact === null ? NO_SPECTRUM : spectrumOf(impact, 'impact', standard),
    },
    field: {
      airborne: fieldEstimate(field, 'airborne', fieldValues, standard),
      impact: impact === null ? null : fieldEstimate(field, 'impact', fieldValues, standard),
    },
    surfaceMass_kgm2: surfaceMass_kgm2 === null ? null : toOneDecimal(surfaceMass_kgm2),
    totalThickness_mm: totalThickness_mm === null ? null : toOneDecimal(totalThickness_mm),
    notices,
    editions: editionsOf(shown.map(({ rating }) => rating)),
    engineVersion: ENGINE_VERSION,
    isRandom: !isExplained,
    circumstances,
    measured,
  }
}

/** The ratings that an answer has a field for, as far as the bands allow them. */
function shownRatings(
  { ratings, uncertainty_db }: RatedSpectrum,
  kind: EvaluationKind,
  standard: Standard,
): readonly { readonly rating: Rating; readonly uncertainty_db: number }[] {
  return singleNumbersOf(kind, standard).flatMap(({ id }) => {
    const rating = ratings.find((outcome) => outcome.id === id)
    return rating?.available ? [{ rating, uncertainty_db: toOneDecimal(uncertainty_db[id] ?? 0) }] : []
  })
}

function originOf({ edition, range_hz, working }: Rating): RatingOrigin {
  return {
    edition,
    range_hz,
    contour:
      working.method === 'contour'
        ? {
            shift: working.shift_db,
            deficiencies: inEveryBand(working.bands, ({ deficiency_db }) => deficiency_db),
            sumOfDeficiencies: working.sumOfDeficiencies_db,
            sumLimit: working.sumLimit_db,
            limitedBy: working.limitedBy,
            limitingBand: working.limitingBand_hz,
          }
        : null,
  }
}

function spectrumOf(
  { values_db, ratings, limitingPath, uncertaintyBasis }: RatedSpectrum,
  kind: EvaluationKind,
  standard: Standard,
): CalculatedSpectrum {
  const main = ratings.find(({ id }) => id === mainRating(kind, standard).id)
  return {
    values_db: values_db.map(toOneDecimal),
    shiftedReference_db:
      main?.available && main.working.method === 'contour'
        ? inEveryBand(main.working.bands, ({ shiftedReference_db }) => shiftedReference_db)
        : null,
    limits: limitingPath.map(({ band_hz, path, componentIds }) => ({
      band: band_hz,
      path,
      componentIds: [...componentIds],
    })),
    uncertaintyBasis: uncertaintyBasis && { ...uncertaintyBasis, componentIds: [] },
  }
}

/** A number for each of the 21 bands; null where the curve has none. */
function inEveryBand<Band extends { readonly band_hz: number }>(
  bands: readonly Band[],
  valueOf: (band: Band) => number,
): (number | null)[] {
  return BANDS_HZ.map((band_hz) => {
    const band = bands.find((one) => one.band_hz === band_hz)
    return band === undefined ? null : valueOf(band)
  })
}

/** The editions used and the range each needed, each once. */
function editionsOf(ratings: readonly Rating[]): string[] {
  return [...new Set(ratings.map(({ edition, range_hz: [from, to] }) => `${edition}, ${from}–${to} Hz`))]
}
