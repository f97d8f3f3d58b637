import type { Construction } from '@soundleaf/construction'
import type { OutsideAnswer } from '@soundleaf/contracts'
import { predictFacade, toOneDecimal, type FacadeOfRoom } from '@soundleaf/engine'
import { ratedQuantity } from './rated-quantity'

/** A construction as facade or roof of a room, as plain data: it is worked out in another thread. */
export interface OutsideTask {
  readonly construction: Construction
  readonly facade: FacadeOfRoom
}

/** Works a task out; null where the engine has no prediction of the construction. A pure function. */
export function outsideTask({ construction, facade }: OutsideTask): OutsideAnswer | null {
  const predicted = predictFacade(construction, facade)
  if (!predicted.ok) return null
  const { difference, difference_db, apparent, uncertainty_db, rain } = predicted
  // What is measured outdoors has a name of its own, and the terms of DnT.
  const outdoors = ratedQuantity({ ratings: difference, uncertainty_db: inBuilding(uncertainty_db.Rw) })
  const [width, height] = facade.size_m
  return {
    area: width * height,
    volume: width * height * facade.depth_m,
    quantities: [
      { ...outdoors, notation: 'D_{2m,nT,w}' },
      ratedQuantity({ ratings: apparent, uncertainty_db: inBuilding(uncertainty_db.Rw) }),
    ],
    levels: difference_db.map(toOneDecimal),
    outdoorLevel: toOneDecimal(predicted.outdoor_db),
    indoorLevel: toOneDecimal(predicted.indoor_db),
    openingShares: [...predicted.openingShares],
    rain: rain && {
      levels: rain.levels_db.map(toOneDecimal),
      weighted: toOneDecimal(rain.weighted_db),
      indoorLevel: toOneDecimal(rain.indoor_db),
    },
  }
}

/** A rating in the building is as sure as that of the laboratory. */
const inBuilding = (uncertainty_db = 0) => ({ 'DnT,w': uncertainty_db, "R'w": uncertainty_db })
