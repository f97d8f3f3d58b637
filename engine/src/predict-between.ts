import type { Assembly } from './input/assembly'
import { predict } from './predict'
import type { Notice, Prediction, PredictionMade, SpectrumPrediction, Standard } from './prediction'
import { ratePredicted } from './rating/rate-predicted'
import { mapByRating } from './rating/rating'

/**
 * Predicts a construction that stands between two that the models treat differently: its levels are those of both, mixed
 * in dB to the share (0 to 1) of the second, and rated anew; all else is the nearer one's. So no result jumps where one
 * takes over from the other. What either refuses is refused.
 */
export function predictBetween(first: Assembly, second: Assembly, share: number): Prediction {
  if (share <= 0) return predict(first)
  if (share >= 1) return predict(second)
  const [one, other] = [predict(first), predict(second)]
  if (!one.ok) return one
  if (!other.ok) return other
  const [near, far, farShare] = share < 0.5 ? [one, other, share] : [other, one, 1 - share]
  return {
    ...near,
    notices: [...near.notices, BETWEEN],
    airborne: mixed('airborne', near.airborne, far.airborne, farShare),
    impact:
      near.impact === null || far.impact === null ? null : mixed('impact', near.impact, far.impact, farShare),
  }
}

const BETWEEN: Notice = {
  code: 'uncertain model',
  text: 'The construction lies between two that the models treat differently; their results are mixed.',
  componentIds: [],
}

type ByStandard = PredictionMade['airborne']

function mixed(of: 'airborne' | 'impact', near: ByStandard, far: ByStandard, farShare: number): ByStandard {
  const by = (standard: Standard): SpectrumPrediction => {
    const values_db = near[standard].values_db.map(
      (value, band) => value + farShare * (far[standard].values_db[band] - value),
    )
    return {
      ...near[standard],
      values_db,
      ratings: ratePredicted(of, standard, values_db),
      uncertainty_db: mapByRating(
        near[standard].uncertainty_db,
        (value, id) => value + farShare * ((far[standard].uncertainty_db[id] ?? value) - value),
      ),
    }
  }
  return { iso: by('iso'), astm: by('astm') }
}
