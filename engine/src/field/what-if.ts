import type { RoomChange } from '@soundleaf/contracts'
import type { AssemblyPart } from '../input/assembly'
import { compositeReduction } from '../openings/composite'
import { partOfOpening } from '../openings/opening'
import { kijOfEdge } from './edge-kij'
import { flankLeaf, linedParts } from './flank-element'
import { judgedSum_dB } from './path-shares'
import type { Placed, PlacedElements } from './room-elements'
import { airbornePaths, type Face, type RoomJunction, type SeparatingElement, sumOfPaths } from './room-paths'
import type { PathsOfRooms } from './predict-rooms'
import { edgeLengths, type Rooms } from './rooms'

/** A change of one element or junction, and what R'w + C would gain by it, dB. */
export interface WhatIf {
  readonly change: RoomChange
  /** The junction whose flank it is on, 1 to 4; 0 for the separating element. */
  readonly junction: number
  readonly gain_db: number
}

/**
 * What free-standing boards and elastic interlayers would gain, each alone. The boards improve every element as they
 * improve 180 mm of concrete, so that nothing is predicted anew.
 */
export function whatIf(
  { edges }: Rooms,
  { separating, separating_kgm2, junctions }: PathsOfRooms,
  elements: PlacedElements,
): readonly WhatIf[] {
  const sum = (s: SeparatingElement, all: readonly RoomJunction[]) =>
    judgedSum_dB(sumOfPaths('airborne', airbornePaths(s, all)), 'C')
  const now = sum(separating, junctions)
  const boards_db = boardsOnConcrete(elements)
  const lined = <Of extends Face | null>(face: Of): Of =>
    face && { ...face, lining_db: face.lining_db.map((gain, band) => gain + boards_db[band]) }
  const linedDirect = separating.direct_db.map((R, band) => R + boards_db[band])
  const inRoom = (room: 'source' | 'receiving') => [
    {
      junction: 0,
      with_db: sum({ ...separating, direct_db: linedDirect, [room]: lined(separating[room]) }, junctions),
    },
    ...junctions.flatMap((at, index) =>
      at[room] === null
        ? []
        : [
            {
              junction: index + 1,
              with_db: sum(separating, junctions.with(index, { ...at, [room]: lined(at[room]) })),
            },
          ],
    ),
  ]
  const elastic = edges.flatMap((edge, index) => {
    if (edge.flank !== 'element' || edge.Kij_db !== null || edge.Dvn_db !== undefined) return []
    if (edge.junction !== 'rigid cross' && edge.junction !== 'rigid T') return []
    const Kij_db = kijOfEdge({ ...edge, junction: 'elastic interlayer' }, separating_kgm2)
    return [
      {
        junction: index + 1,
        with_db: sum(separating, junctions.with(index, { ...junctions[index], Kij_db })),
      },
    ]
  })
  const gains = (change: WhatIf['change'], of: readonly { junction: number; with_db: number }[]) =>
    of.map(({ junction, with_db }): WhatIf => ({ change, junction, gain_db: with_db - now }))
  return [
    ...gains('lining in the source room', inRoom('source')),
    ...gains('lining in the receiving room', inRoom('receiving')),
    ...gains('elastic interlayer', elastic),
  ]
}

const CONCRETE_180 = flankLeaf('concrete', 414)
const AT_ITS_PLACE: Placed = { kind: 'wall', size_m: [4, 2.6], edgeAbsorption: 0.15 }

function boardsOnConcrete(elements: PlacedElements): readonly number[] {
  const lined = linedParts(CONCRETE_180, 'free-standing boards')
  return elements.face(CONCRETE_180, lined, AT_ITS_PLACE, 'iso').lining_db
}

/** A gap that nobody sees, m. */
const GAP_M = 0.002

/** What R'w + C would lose by a gap of 2 mm along the whole first edge, through all of the separating element, dB. */
export function gapLoss(rooms: Rooms, { separating, junctions }: PathsOfRooms): number {
  const depth_m = rooms.separating.parts.reduce((sum, part) => sum + thicknessOf(part), 0)
  const [length_m] = edgeLengths(rooms)
  const whole = { part: 'area', area_m2: separating.area_m2, R_db: separating.direct_db } as const
  const gap = partOfOpening({ opening: 'slit', length_m, width_m: GAP_M, depth_m, place: 'edge' })
  const direct_db = compositeReduction([whole, gap], separating.area_m2).R_db
  const sum = (element: SeparatingElement) =>
    judgedSum_dB(sumOfPaths('airborne', airbornePaths(element, junctions)), 'C')
  return sum(separating) - sum({ ...separating, direct_db })
}

function thicknessOf(part: AssemblyPart): number {
  switch (part.part) {
    case 'leaf':
      return part.sheets.reduce((sum, { thickness_m }) => sum + thickness_m, 0)
    case 'cavity':
      return part.depth_m
    case 'resilient layer':
      return part.thickness_m
  }
}
