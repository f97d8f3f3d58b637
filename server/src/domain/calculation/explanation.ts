import { BANDS_HZ, RATING_FIELDS, ratingInField, type Explanation, type Standard } from '@soundleaf/contracts'
import {
  toOneDecimal,
  type LimitingPath,
  type PredictionMade,
  type Rating,
  type SpectrumPrediction,
} from '@soundleaf/engine'
import { engineStandard } from './predicted'

/** How a prediction's numbers by one standard came about. */
export function explanation(prediction: PredictionMade, standard: Standard): Explanation {
  const airborne = prediction.airborne[engineStandard(standard)]
  const impact = prediction.impact?.[engineStandard(standard)] ?? null
  return {
    ratings: [airborne, ...(impact === null ? [] : [impact])].flatMap(ratingsOf),
    airborneLimits: limitsOf(airborne.limitingPath),
    impactLimits: limitsOf(impact?.limitingPath ?? []),
    resonances: prediction.resonances_hz.map(frequencyOf),
    coincidences: prediction.coincidences_hz.map(frequencyOf),
    mounting: airborne.mounting.description,
    elementSize: [...prediction.size_m],
    airborneUncertaintyBasis: airborne.uncertaintyBasis,
    impactUncertaintyBasis: impact?.uncertaintyBasis ?? null,
    notices: prediction.notices.flatMap(({ text, componentIds }) =>
      componentIds.length === 0 ? [] : [{ text, componentIds: [...componentIds] }],
    ),
  }
}

/** Without what tells a band's value: a deficiency does, beside the rating that everyone with the number knows. */
export function withoutBands(explained: Explanation): Explanation {
  return {
    ...explained,
    ratings: explained.ratings.map((rating) => ({ ...rating, contour: null })),
    airborneLimits: [],
    impactLimits: [],
  }
}

function ratingsOf({ ratings, uncertainty_db }: SpectrumPrediction): Explanation['ratings'] {
  return RATING_FIELDS.flatMap((field) => {
    const rating = ratings.find(({ id }) => id === ratingInField(field).id)
    if (!rating?.available) return []
    return {
      field,
      edition: rating.edition,
      range: [...rating.range_hz],
      uncertainty: toOneDecimal(uncertainty_db[rating.id] ?? 0),
      contour: contourOf(rating),
    }
  })
}

function contourOf({ working }: Rating): Explanation['ratings'][number]['contour'] {
  if (working.method !== 'contour') return null
  return {
    shift: working.shift_db,
    deficiencies: BANDS_HZ.map(
      (band_hz) => working.bands.find((band) => band.band_hz === band_hz)?.deficiency_db ?? null,
    ),
    sumOfDeficiencies: working.sumOfDeficiencies_db,
    sumLimit: working.sumLimit_db,
    limitedBy: working.limitedBy,
    limitingBand: working.limitingBand_hz,
  }
}

function limitsOf(paths: readonly LimitingPath[]): Explanation['airborneLimits'] {
  return paths.map(({ band_hz, path, componentIds }) => ({
    band: band_hz,
    path,
    componentIds: [...componentIds],
  }))
}

function frequencyOf({
  frequency_hz,
  componentIds,
}: PredictionMade['resonances_hz'][number]): Explanation['resonances'][number] {
  return { frequency: toOneDecimal(frequency_hz), componentIds: [...componentIds] }
}
