import type { Assembly, Leaf, Sheet } from '../assembly/assembly'
import { THIRD_OCTAVES_HZ } from '../band'
import type { Prediction, Standard } from '../prediction'
import { type Building, type Flanking, stripGain } from './building'
import { flankingImpact, flankingReduction } from './flanking-path'
import { TIMBER_JUNCTIONS } from './junction'

export interface Spectra {
  readonly airborne_db: readonly number[]
  readonly impact_db: readonly number[] | null
}

interface Edge {
  readonly length_m: number
  readonly reduction_db: readonly number[]
}

/** Walls around a separating floor reach this far, m. */
const FLANK_LENGTH_M = 4

/**
 * R' and L'n of a separating element in the assumed building: direct sound and the paths Ff, Fd and Df (for impact
 * Df) over its four edges. Linings and toppings of the separating element count on its side of the paths
 * that start or end on it. ISO 12354-1:2017 and -2:2017, band by band, R_situ = R (annex F: lightweight elements).
 */
export function flankedSpectra(
  direct: Spectra,
  kind: Assembly['kind'],
  base: Leaf,
  standard: Standard,
  area_m2: number,
  flanking: Flanking,
  building: Building,
  predict: (assembly: Assembly) => Prediction,
): Spectra {
  const reductionOf = (sheets: readonly Sheet[], size_m: readonly [number, number]) => {
    const prediction = predict({ kind: 'wall', parts: [{ part: 'leaf', sheets }], size_m })
    if (!prediction.ok) throw new Error(prediction.message)
    return prediction.airborne[standard].values_db
  }
  const width_m = kind === 'wall' ? area_m2 / building.storeyHeight_m : Math.sqrt(area_m2)
  const height_m = kind === 'wall' ? building.storeyHeight_m : width_m
  const bare_db = reductionOf(base.sheets, [width_m, height_m])
  const wall_db = reductionOf([building.wall], [FLANK_LENGTH_M, building.storeyHeight_m])
  const edges: readonly Edge[] =
    kind === 'wall'
      ? [
          ...twice({
            length_m: width_m,
            reduction_db: reductionOf([building.floor], [FLANK_LENGTH_M, FLANK_LENGTH_M]),
          }),
          ...twice({ length_m: height_m, reduction_db: wall_db }),
        ]
      : [
          ...twice({ length_m: width_m, reduction_db: wall_db }),
          ...twice({ length_m: width_m, reduction_db: wall_db }),
        ]
  const gain_db = stripGain(flanking, building)

  const airborne_db = direct.airborne_db.map((direct_db, band) => {
    const through = TIMBER_JUNCTIONS.through(THIRD_OCTAVES_HZ[band]) + gain_db[band]
    const corner = TIMBER_JUNCTIONS.corner(THIRD_OCTAVES_HZ[band]) + gain_db[band]
    // The lining may sit on either side: each of the paths that touch the element gets half of its improvement.
    const lining_db = Math.max(direct_db - bare_db[band], 0) / 2
    const paths_db = edges.flatMap(({ length_m, reduction_db }) => {
      const common = { separatingArea_m2: area_m2, length_m, Ri_db: reduction_db[band] }
      const Fd = flankingReduction({
        ...common,
        Rj_db: bare_db[band],
        improvement_db: lining_db,
        Kij_db: corner,
      })
      return [
        flankingReduction({ ...common, Rj_db: reduction_db[band], improvement_db: 0, Kij_db: through }),
        Fd,
        Fd,
      ]
    })
    return -10 * Math.log10([direct_db, ...paths_db].reduce((sum, R) => sum + 10 ** (-R / 10), 0))
  })
  const impact_db =
    direct.impact_db?.map((direct_db, band) => {
      const paths_db = edges.map(({ length_m, reduction_db }) =>
        flankingImpact(direct_db, {
          Ri_db: bare_db[band],
          Rj_db: reduction_db[band],
          improvement_db: 0,
          Kij_db: TIMBER_JUNCTIONS.corner(THIRD_OCTAVES_HZ[band]) + gain_db[band],
          struckArea_m2: area_m2,
          length_m,
        }),
      )
      return 10 * Math.log10([direct_db, ...paths_db].reduce((sum, L) => sum + 10 ** (L / 10), 0))
    }) ?? null
  return { airborne_db, impact_db }
}

function twice<T>(item: T): readonly [T, T] {
  return [item, item]
}
