import { THIRD_OCTAVES_HZ } from '../band'
import { energySum } from '../rating/rating'
import { flankingReduction, improvementOfTwo } from './flanking-path'
import { minimumKij } from './junction'
import type { Face, RoomJunction, SeparatingElement } from './room-paths'
import { weightedReduction } from './weighted-reduction'

const AT_500_HZ = THIRD_OCTAVES_HZ.indexOf(500)

/**
 * R'w of two rooms by single numbers, dB: every path of ISO 12354-1:2017 formula 28a from the weighted indices of the
 * elements in the building, Kij at 500 Hz and at least its minimum, and linings by the larger and half of the smaller.
 */
export function simplifiedRw(separating: SeparatingElement, junctions: readonly RoomJunction[]): number {
  const flanking = junctions.flatMap((junction) => pathsOver(junction, separating))
  return -energySum([weightedReduction(separating.direct_db), ...flanking].map((R) => -R))
}

function pathsOver(junction: RoomJunction, separating: SeparatingElement): readonly number[] {
  if (junction.whole_db !== null) return [weightedReduction(junction.whole_db)]
  const { source, receiving, length_m, Kij_db } = junction
  const path = (from: Face | null, to: Face | null, Kij: readonly number[] | null) => {
    if (from === null || to === null || Kij === null) return []
    const R = flankingReduction({
      Ri_db: weightedReduction(from.R_db),
      Rj_db: weightedReduction(to.R_db),
      improvement_db: improvementOfTwo(improvement(from), improvement(to)),
      Kij_db: Math.max(Kij[AT_500_HZ], minimumKij(length_m, from.area_m2, to.area_m2)),
      separatingArea_m2: separating.area_m2,
      length_m,
    })
    return [R]
  }
  return [
    ...path(source, receiving, Kij_db.Ff),
    ...path(source, separating.receiving, Kij_db.Fd),
    ...path(separating.source, receiving, Kij_db.Df),
  ]
}

function improvement({ R_db, lining_db }: Face): number {
  return weightedReduction(R_db.map((R, band) => R + lining_db[band])) - weightedReduction(R_db)
}
