import type { RatingId } from '@soundleaf/contracts'
import type { Standard } from '../prediction'
import type { ByRating } from '../rating/rating'
import { fieldQuantities, type FieldQuantity } from './field-quantities'
import { type JudgedSum, pathShares } from './path-shares'
import { uncertaintyOfSum } from './path-uncertainty'
import { type PathsOfRooms, pathsOfRooms } from './predict-rooms'
import { PlacedElements } from './room-elements'
import { type RoomPath, sumOfPaths } from './room-paths'
import { type Rooms, volumesOf } from './rooms'
import { simplifiedRw } from './simplified-rooms'
import { weightedReduction } from './weighted-reduction'
import { gapLoss, type WhatIf, whatIf } from './what-if'

/** One path with its weighted number and its share in what arrives, 0 to 1. */
export interface RatedPath extends RoomPath {
  /** Weighted sound reduction index of an airborne path, dB; null for impact sound. */
  readonly Rw_db: number | null
  readonly share: number
  /** Kij at 500 Hz, dB; null for paths that have none. */
  readonly Kij_db: number | null
}

export interface RoomsPrediction {
  /** DnT, R' and, where a floor is struck, L'nT and L'n. DnT is that of the smaller room. */
  readonly quantities: readonly FieldQuantity[]
  readonly airborne: readonly RatedPath[]
  readonly impact: readonly RatedPath[] | null
  /** Weighted index of the separating element in the building, without openings, dB. */
  readonly directRw_db: number
  /** The element with its openings and without them, dB; null where it has none. */
  readonly composite: {
    readonly Rw_db: number
    readonly reduction_db: readonly number[]
    readonly whole_db: readonly number[]
  } | null
  /** R'w by single numbers (ISO 12354-1:2017 simplified model), dB. */
  readonly simplifiedRw_db: number
  /** What each part of a separating element with openings lets through, 0 to 1; the element itself first. */
  readonly openingShares: readonly number[]
  /** What R'w + C would lose by a gap of 2 mm along the whole first edge, dB. */
  readonly gapLoss_db: number
  readonly whatIf: readonly WhatIf[]
}

/** Standard uncertainty of a Kij that is calculated for rigid junctions, and of a level difference from a table, dB. */
const JUNCTION_DB = 2

/** The main ratings, whose uncertainty follows from the paths; their terms keep that of the separating element. */
const MAIN: Readonly<Record<'airborne' | 'impact', readonly RatingId[]>> = {
  airborne: ['Rw', 'STC'],
  impact: ['Lnw', 'IIC'],
}

/**
 * Predicts what passes between two rooms by every path, with shares: the detailed model of ISO 12354-1:2017 and -2:2017,
 * in third octaves.
 *
 * @param rooms a description without faults, SI units
 * @returns quantities with ratings and uncertainties, every path with its share, and what would change them, dB
 */
export function predictRooms(rooms: Rooms, standard: Standard): RoomsPrediction {
  const elements = new PlacedElements()
  const paths = pathsOfRooms(rooms, standard, elements)
  const airborne = rated(paths, 'airborne')
  const impact = paths.impact === null ? null : rated(paths, 'impact')
  const { source_m3, receiving_m3 } = volumesOf(rooms)
  const airborneSpectrum = spectrumOf(rooms, paths, 'airborne', airborne)
  const impactSpectrum = impact && spectrumOf(rooms, paths, 'impact', impact)
  const quantitiesIn = (volume_m3: number) =>
    fieldQuantities(standard, airborneSpectrum, impactSpectrum, {
      separatingArea_m2: paths.separating.area_m2,
      volume_m3,
    })
  return {
    // Airborne sound goes both ways and is less insulated in the smaller room; footsteps go one way.
    quantities: [
      ...quantitiesIn(Math.min(source_m3, receiving_m3)).slice(0, 2),
      ...quantitiesIn(receiving_m3).slice(2),
    ],
    airborne,
    impact,
    directRw_db: weightedReduction(paths.whole_db),
    composite: compositeOf(paths),
    simplifiedRw_db: simplifiedRw(paths.separating, paths.junctions),
    openingShares: openingShares(paths),
    gapLoss_db: gapLoss(rooms, paths),
    whatIf: whatIf(rooms, paths, elements),
  }
}

function rated({ airborne, impact, junctions }: PathsOfRooms, kind: 'airborne' | 'impact') {
  const paths = kind === 'airborne' ? airborne : (impact ?? [])
  const shares = pathShares(paths, JUDGED[kind])
  return paths.map((path, at): RatedPath => {
    const Kij_db = path.kind === 'Dd' ? null : (junctions[path.junction - 1]?.Kij_db[path.kind] ?? null)
    return {
      ...path,
      Rw_db: kind === 'airborne' ? weightedReduction(path.values_db) : null,
      share: shares[at],
      Kij_db: Kij_db === null ? null : Kij_db[AT_500_HZ],
    }
  })
}

const JUDGED: Readonly<Record<'airborne' | 'impact', JudgedSum>> = { airborne: 'C', impact: 'CI' }
const AT_500_HZ = 10

function compositeOf({ composite, whole_db }: PathsOfRooms): RoomsPrediction['composite'] {
  if (composite === null) return null
  const reduction_db = composite.R_db
  return { Rw_db: weightedReduction(reduction_db), reduction_db, whole_db }
}

/** Shares of the parts over all bands, weighted as Rw + C weights them. */
function openingShares({ composite, separating }: PathsOfRooms): readonly number[] {
  if (composite === null) return []
  const parts = composite.shares.map((share): RoomPath => {
    const values_db = share.map((part, band) => separating.direct_db[band] - 10 * Math.log10(part))
    return { kind: 'Dd', junction: 0, values_db }
  })
  return pathShares(parts, 'C')
}

function spectrumOf(
  { edges }: Rooms,
  { uncertainty_db }: PathsOfRooms,
  kind: 'airborne' | 'impact',
  paths: readonly RatedPath[],
) {
  const element = uncertainty_db[kind]
  const whole = new Set(edges.flatMap(({ flank }, at) => (flank === 'whole' ? [at + 1] : [])))
  const shareOf = (is: (path: RatedPath) => boolean) =>
    paths.reduce((sum, path) => (is(path) ? sum + path.share : sum), 0)
  const junctions = edges.map((_, at) => ({
    u_db: JUNCTION_DB,
    sensitivity: shareOf(({ junction }) => junction === at + 1),
  }))
  const main = MAIN[kind].flatMap((id): readonly [RatingId, number][] => {
    const predicted_db = element[id]
    if (predicted_db === undefined) return []
    // One model predicts all elements, so their errors are not independent and count together.
    const elements = { u_db: predicted_db, sensitivity: shareOf(({ junction }) => !whole.has(junction)) }
    return [[id, uncertaintyOfSum([elements, ...junctions])]]
  })
  return {
    values_db: sumOfPaths(kind, paths),
    uncertainty_db: { ...element, ...Object.fromEntries(main) } satisfies ByRating,
  }
}
