import type { Assembly, Leaf, Sheet } from '../input/assembly'
import { THIRD_OCTAVES_HZ } from '../band'
import type { Prediction, PredictionMade, Standard } from '../prediction'
import { type Building, type Flanking, elastomerStripGain } from './building'
import { flankingImpact, flankingReduction } from './flanking-path'
import { energySum } from '../rating/rating'
import { JUNCTIONS, minimumKij, TIMBER_JUNCTIONS } from './junction'

export interface Spectra {
  readonly airborne_db: readonly number[]
  readonly impact_db: readonly number[] | null
}

/** A separating element, its leaf with the massive element, and the building around it. */
export interface FlankedElement {
  readonly assembly: Assembly
  readonly base: Leaf
  readonly area_m2: number
  readonly flanking: Flanking
  readonly building: Building
}

type Predict = (assembly: Assembly) => Prediction

/** One of the four junctions of the separating element, with the same flanking element on both sides. */
interface Junction {
  readonly length_m: number
  readonly flank: PredictionMade
  readonly flankArea_m2: number
}

/**
 * R' and L'n of a separating element in a building: direct transmission Dd and the flanking paths Ff, Fd and Df (impact
 * sound: Df) over its four junctions, band by band, with R_situ = R. ISO 12354-1:2017 formulae 26 and 28a, -2:2017
 * formula 16.
 * Linings and toppings count on the paths that include them: those on the source side on Df, those on the receiving
 * side on Fd. A suspended ceiling does not reduce impact sound that is transmitted through the walls.
 */
export function flankedSpectra(
  direct: Readonly<Record<Standard, Spectra>>,
  element: FlankedElement,
  predict: Predict,
): Readonly<Record<Standard, Spectra>> {
  const { assembly, base, flanking, building } = element
  const size_m = sizeOf(element)
  const at = assembly.parts.indexOf(base)
  const bare = requirePrediction(predict({ kind: assembly.kind, parts: [base], size_m }))
  const before = requirePrediction(predict({ ...assembly, parts: assembly.parts.slice(0, at + 1), size_m }))
  const behind = requirePrediction(predict({ kind: assembly.kind, parts: assembly.parts.slice(at), size_m }))
  const junctions = junctionsOf(element, size_m, predict)
  const elastomer_db = elastomerStripGain(flanking, building)
  const Kij = kijOf(element, bare)

  const spectraOf = (standard: Standard): Spectra => {
    const reductionOf = (prediction: PredictionMade, band: number) =>
      prediction.airborne[standard].values_db[band]
    const { airborne_db, impact_db } = direct[standard]
    const struck_db = before.impact?.[standard].values_db
    return {
      airborne_db: airborne_db.map((direct_db, band) => {
        const bare_db = reductionOf(bare, band)
        const paths_db = junctions.flatMap((junction) => {
          const flank_db = reductionOf(junction.flank, band)
          const { through_db, corner_db } = Kij(junction, band)
          const path = (Rj_db: number, improvement_db: number, Kij_db: number) =>
            flankingReduction({
              separatingArea_m2: element.area_m2,
              length_m: junction.length_m,
              Ri_db: flank_db,
              Rj_db,
              improvement_db,
              Kij_db: Kij_db + elastomer_db[band],
            })
          return [
            path(flank_db, 0, through_db),
            path(bare_db, reductionOf(behind, band) - bare_db, corner_db),
            path(bare_db, reductionOf(before, band) - bare_db, corner_db),
          ]
        })
        return -energySum([direct_db, ...paths_db].map((R) => -R))
      }),
      impact_db:
        impact_db?.map((direct_db, band) => {
          const paths_db = junctions.map((junction) =>
            flankingImpact(struck_db?.[band] ?? direct_db, {
              struckArea_m2: element.area_m2,
              length_m: junction.length_m,
              Ri_db: reductionOf(bare, band),
              Rj_db: reductionOf(junction.flank, band),
              improvement_db: 0,
              Kij_db: Kij(junction, band).corner_db + elastomer_db[band],
            }),
          )
          return energySum([direct_db, ...paths_db])
        }) ?? null,
    }
  }
  return { iso: spectraOf('iso'), astm: spectraOf('astm') }
}

/** Size of the separating element, m: a wall is as high as the storey, a floor is square. */
function sizeOf({ assembly, area_m2, building }: FlankedElement): readonly [number, number] {
  if (assembly.kind === 'floor') return [Math.sqrt(area_m2), Math.sqrt(area_m2)]
  return [area_m2 / building.storeyHeight_m, building.storeyHeight_m]
}

/** The four junctions: a floor has four flanking walls; a wall has two walls, a floor and a ceiling. */
function junctionsOf(
  { assembly, building }: FlankedElement,
  [width_m, height_m]: readonly [number, number],
  predict: Predict,
): readonly Junction[] {
  const { wall, floor, storeyHeight_m, flankLength_m } = building
  const along = (length_m: number, sheet: Sheet, flankSize_m: readonly [number, number]): Junction => ({
    length_m,
    flank: requirePrediction(
      predict({ kind: 'wall', parts: [{ part: 'leaf', sheets: [sheet] }], size_m: flankSize_m }),
    ),
    flankArea_m2: flankSize_m[0] * flankSize_m[1],
  })
  if (assembly.kind === 'floor') {
    const wallBelow = along(width_m, wall, [flankLength_m, storeyHeight_m])
    return [wallBelow, wallBelow, wallBelow, wallBelow]
  }
  const besideWall = along(height_m, wall, [flankLength_m, storeyHeight_m])
  const onFloor = along(width_m, floor, [flankLength_m, flankLength_m])
  return [onFloor, onFloor, besideWall, besideWall]
}

/** Kij of the paths straight through and around the corner, at least the minimum that ISO 12354-1 sets. */
function kijOf({ building, area_m2 }: FlankedElement, bare: PredictionMade) {
  return ({ flank, flankArea_m2, length_m }: Junction, band: number) => {
    const frequency_hz = THIRD_OCTAVES_HZ[band]
    const massRatio = bare.surfaceMass_kgm2 / flank.surfaceMass_kgm2
    const [through_db, corner_db] =
      building.junctions === 'timber'
        ? [TIMBER_JUNCTIONS.X.through(frequency_hz), TIMBER_JUNCTIONS.X.corner(frequency_hz)]
        : [JUNCTIONS['rigid cross through'](massRatio), JUNCTIONS['rigid cross corner'](massRatio)]
    return {
      through_db: Math.max(through_db, minimumKij(length_m, flankArea_m2, flankArea_m2)),
      corner_db: Math.max(corner_db, minimumKij(length_m, flankArea_m2, area_m2)),
    }
  }
}

function requirePrediction(prediction: Prediction): PredictionMade {
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}
