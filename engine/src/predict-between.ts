import { notice } from '@soundleaf/contracts'
import type { Assembly } from './input/assembly'
import { predict } from './predict'
import type { Prediction, PredictionMade, SpectrumPrediction, Standard } from './prediction'
import { ratePredicted } from './rating/rate-predicted'
import { mapByRating } from './rating/rating'

/**
 * Predicts a construction that lies between two model regimes, such as a deck thick enough to carry itself in part: the
 * levels of both are interpolated in dB and rated again, so that no result jumps where one model takes over from the
 * other. Everything else is taken from the nearer one.
 *
 * @param first the assembly as the one model sees it, SI units
 * @param second the same as the other model sees it
 * @param share 0 gives the first, 1 the second, values between them a mixture
 * @returns the prediction with a notice that it is interpolated, or the refusal of either
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
    notices: [...near.notices, notice('BetweenModels', {})],
    airborne: mixed('airborne', near.airborne, far.airborne, farShare),
    impact:
      near.impact === null || far.impact === null ? null : mixed('impact', near.impact, far.impact, farShare),
  }
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
