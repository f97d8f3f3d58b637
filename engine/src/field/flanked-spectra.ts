import type { Assembly, Leaf, Sheet } from '../input/assembly'
import type { Standard } from '../prediction'
import { type Building, elastomerStripGain, type Flanking } from './building'
import { pathsOfRooms } from './predict-rooms'
import { isHeavy, PlacedElements } from './room-elements'
import { type RoomPath, sumOfPaths } from './room-paths'
import type { BuiltFlank, RoomEdge, Rooms } from './rooms'

export interface Spectra {
  readonly airborne_db: readonly number[]
  /** Null where it is no floor that is struck. */
  readonly impact_db: readonly number[] | null
}

/** A separating element with one massive leaf, and the building around it. */
export interface FlankedElement {
  readonly assembly: Assembly
  readonly base: Leaf
  readonly area_m2: number
  readonly flanking: Flanking
  readonly building: Building
}

/**
 * R' and L'n of a separating element between two rooms of a building that is alike on all sides: the detailed model of
 * ISO 12354-1:2017 and -2:2017, as between rooms that somebody describes.
 *
 * @param laboratory its spectra in the laboratory, which the direct path of timber keeps
 */
export function flankedSpectra(
  laboratory: Readonly<Record<Standard, Spectra>>,
  element: FlankedElement,
): Readonly<Record<Standard, Spectra>> {
  const rooms = roomsOf(element)
  const elements = new PlacedElements()
  const keeps = !isHeavy(element.base)
  const sumOf = (
    kind: 'airborne' | 'impact',
    paths: readonly RoomPath[] | null,
    direct_db: readonly number[] | null,
  ) => {
    if (paths === null || direct_db === null) return null
    const all = paths.map((path) => (keeps && path.kind === 'Dd' ? { ...path, values_db: direct_db } : path))
    return sumOfPaths(kind, all)
  }
  const spectraOf = (standard: Standard): Spectra => {
    const { airborne, impact } = pathsOfRooms(rooms, standard, elements)
    const { airborne_db, impact_db } = laboratory[standard]
    return {
      airborne_db: sumOf('airborne', airborne, airborne_db) ?? airborne_db,
      // Beside each other the floors around a wall are struck, of which these values tell nothing.
      impact_db: sumOf('impact', impact, impact_db),
    }
  }
  return { iso: spectraOf('iso'), astm: spectraOf('astm') }
}

/** A separating floor is square; a separating wall is as high as the storey. */
function roomsOf({ assembly, area_m2, flanking, building }: FlankedElement): Rooms {
  const { wall, floor, storeyHeight_m, flankLength_m, junctions } = building
  const interlayer_db = elastomerStripGain(flanking, building)
  const edge = (sheet: Sheet, kind: Assembly['kind']): RoomEdge => {
    const flank: BuiltFlank = {
      assembly: { kind, parts: [{ part: 'leaf', sheets: [sheet] }] },
      side: 'source',
    }
    return {
      flank: 'element',
      source: flank,
      receiving: flank,
      junction: junctions === 'timber' ? 'timber cross' : 'rigid cross',
      strips: 0,
      Kij_db: null,
      interlayer_db,
    }
  }
  const besides = edge(wall, 'wall')
  const side_m = Math.sqrt(area_m2)
  return assembly.kind === 'floor'
    ? {
        separating: assembly,
        size_m: [side_m, side_m],
        sourceDepth_m: storeyHeight_m,
        receivingDepth_m: storeyHeight_m,
        edges: [besides, besides, besides, besides],
        openings: [],
      }
    : {
        separating: assembly,
        size_m: [area_m2 / storeyHeight_m, storeyHeight_m],
        sourceDepth_m: flankLength_m,
        receivingDepth_m: flankLength_m,
        edges: [edge(floor, 'floor'), edge(floor, 'floor'), besides, besides],
        openings: [],
      }
}
