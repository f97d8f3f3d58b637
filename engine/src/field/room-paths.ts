import type { PathKind } from '@soundleaf/contracts'
import { energySum } from '../rating/rating'
import {
  detailedImpact,
  detailedReduction,
  junctionLevelDifference,
  type DetailedPath,
} from './flanking-path'

/** One of the paths between two rooms: 21 third octaves in dB. */
export interface RoomPath {
  readonly kind: PathKind
  /** The junction that it passes, 1 to 4; 0 for the direct path. */
  readonly junction: number
  readonly values_db: readonly number[]
}

/** What an element turns to a room: what it takes up there, or radiates. */
export interface Face {
  readonly area_m2: number
  /** Sound reduction index in its building without linings; of light elements that of the resonant vibration. */
  readonly R_db: readonly number[]
  /** Improvement by the lining on this face, dB. */
  readonly lining_db: readonly number[]
  /** Equivalent absorption length a in each band, m. */
  readonly absorption_m: readonly number[]
}

/** Vibration reduction index of the three paths over a junction in each band, dB; null where a path does not exist. */
export type KijOfPaths = Readonly<Record<Exclude<PathKind, 'Dd'>, readonly number[] | null>>

/** The junction at one edge of the separating element. */
export interface RoomJunction {
  readonly length_m: number
  readonly source: Face | null
  readonly receiving: Face | null
  readonly Kij_db: KijOfPaths
  /**
   * Whether what stands for Kij is Dv,ij,n, which is referred to areas over 1 m whatever the elements are (ISO 12354-1:2017
   * formula 17).
   */
  readonly isNormalised: boolean
  /** Sound reduction index of the flank that is known as a whole; then there is no other path. */
  readonly whole_db: readonly number[] | null
}

/** The element between two rooms. */
export interface SeparatingElement {
  readonly area_m2: number
  /** Sound reduction index of the direct path, with all linings and openings. */
  readonly direct_db: readonly number[]
  readonly source: Face
  readonly receiving: Face
}

/** An element under the tapping machine. */
export interface StruckElement {
  readonly face: Face
  /** Normalised level with what lies on it and without what hangs below it, dB. */
  readonly level_db: readonly number[]
}

/** The direct path and the three flanking paths over every junction: ISO 12354-1:2017 detailed model, clause 4.2. */
export function airbornePaths(
  separating: SeparatingElement,
  junctions: readonly RoomJunction[],
): readonly RoomPath[] {
  const flanking = junctions.flatMap((at, index) => {
    const junction = index + 1
    if (at.whole_db !== null) return [{ kind: 'Ff', junction, values_db: at.whole_db } as const]
    return FLANKING.flatMap((kind): readonly RoomPath[] => {
      const [from, to] = facesOf(kind, separating, at)
      const Kij_db = at.Kij_db[kind]
      if (from === null || to === null || Kij_db === null) return []
      const values_db = Kij_db.map((K, band) =>
        detailedReduction(pathOf(K, at, from, to, band), separating.area_m2),
      )
      return [{ kind, junction, values_db }]
    })
  })
  return [{ kind: 'Dd', junction: 0, values_db: separating.direct_db }, ...flanking]
}

/**
 * Impact sound from a floor to the room below it: its direct path and Df over every junction. ISO 12354-2:2017 detailed
 * model, clause 4.2.
 *
 * @param direct_db level of the direct path, with what lies on the floor and hangs below it
 */
export function impactPathsBelow(
  direct_db: readonly number[],
  struck: StruckElement,
  junctions: readonly RoomJunction[],
): readonly RoomPath[] {
  const flanking = junctions.flatMap((at, index) => impactPath('Df', index + 1, struck, at.receiving, at))
  return [{ kind: 'Dd', junction: 0, values_db: direct_db }, ...flanking]
}

/** Impact sound from the floor of one room to the room beside it, over the junction of floor and wall: Ff and Fd. */
export function impactPathsBeside(
  struck: StruckElement,
  junction: number,
  at: RoomJunction,
  separating: SeparatingElement,
): readonly RoomPath[] {
  return [
    ...impactPath('Ff', junction, struck, at.receiving, at),
    ...impactPath('Fd', junction, struck, separating.receiving, at),
  ]
}

/** R' or L'n of all paths together, 21 third octaves in dB. */
export function sumOfPaths(kind: 'airborne' | 'impact', paths: readonly RoomPath[]): readonly number[] {
  const sense = kind === 'airborne' ? -1 : 1
  return paths[0].values_db.map(
    (_, band) => sense * energySum(paths.map(({ values_db }) => sense * values_db[band])),
  )
}

const FLANKING = ['Ff', 'Fd', 'Df'] as const

function facesOf(
  kind: (typeof FLANKING)[number],
  separating: SeparatingElement,
  { source, receiving }: RoomJunction,
): readonly [Face | null, Face | null] {
  if (kind === 'Ff') return [source, receiving]
  return kind === 'Fd' ? [source, separating.receiving] : [separating.source, receiving]
}

function pathOf(
  Kij_db: number,
  { length_m, isNormalised }: Pick<RoomJunction, 'length_m' | 'isNormalised'>,
  from: Face,
  to: Face,
  band: number,
): DetailedPath {
  const absorption = (face: Face) => (isNormalised ? face.area_m2 : face.absorption_m[band])
  return {
    Ri_db: from.R_db[band],
    Rj_db: to.R_db[band],
    improvement_db: from.lining_db[band] + to.lining_db[band],
    Dv_db: junctionLevelDifference(Kij_db, length_m, [absorption(from), absorption(to)]),
    areas_m2: [from.area_m2, to.area_m2],
  }
}

function impactPath(
  kind: Exclude<PathKind, 'Dd'>,
  junction: number,
  { face, level_db }: StruckElement,
  to: Face | null,
  at: RoomJunction,
): readonly RoomPath[] {
  const Kij_db = at.Kij_db[kind]
  if (to === null || Kij_db === null) return []
  // What lies on the struck element is in its level.
  const struck = { ...face, lining_db: face.lining_db.map(() => 0) }
  const values_db = Kij_db.map((K, band) => detailedImpact(level_db[band], pathOf(K, at, struck, to, band)))
  return [{ kind, junction, values_db }]
}
