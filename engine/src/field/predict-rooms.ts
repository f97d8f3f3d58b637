import type { Leaf } from '../input/assembly'
import { areaOfOpening, partOfOpening, withRating } from '../openings/opening'
import { type Composite, compositeReduction } from '../openings/composite'
import type { Standard } from '../prediction'
import type { ByRating } from '../rating/rating'
import { flankEdgeAbsorption, separatingEdgeAbsorption } from './edge-damping'
import { kijOfEdge } from './edge-kij'
import { elementSide, massiveLeaf } from './element-side'
import { flankSide, struckFlank } from './flank-element'
import { reductionOfWholeFlank } from './flanking-path'
import { isHeavy, massOfElement, type Placed, type PlacedElements } from './room-elements'
import {
  airbornePaths,
  type Face,
  impactPathsBelow,
  impactPathsBeside,
  type RoomJunction,
  type RoomPath,
  type SeparatingElement,
} from './room-paths'
import { edgeLengths, type Flank, type RoomEdge, type Rooms } from './rooms'

/** The paths between two rooms by one standard, with what each is made of. */
export interface PathsOfRooms {
  readonly airborne: readonly RoomPath[]
  /** From a floor to the room below it; beside each other from the floor of the source room; null where nothing is struck. */
  readonly impact: readonly RoomPath[] | null
  readonly junctions: readonly RoomJunction[]
  readonly separating: SeparatingElement
  /** What the parts of a separating element with openings let through; null without openings. */
  readonly composite: Composite | null
  /** Sound reduction index of the element without its openings, dB. */
  readonly whole_db: readonly number[]
  readonly separating_kgm2: number
  /** Standard uncertainties of the ratings of the separating element, and of the floor that is struck, dB. */
  readonly uncertainty_db: { readonly airborne: ByRating; readonly impact: ByRating }
}

/** Junction lengths for which flanks are tested: floors and ceilings along 4.5 m, walls along 2.5 m (ISO 10848). */
const LABORATORY_LENGTH_M = { floor: 4.5, wall: 2.5 } as const

/** Largest normalised flanking level difference that a table stands for in any band, dB. */
const LARGEST_DNF_DB = 90

/**
 * All paths between two rooms by third octaves: ISO 12354-1:2017 and -2:2017, detailed model. Heavy homogeneous elements
 * are predicted with the damping of their edges in the building; all others keep their laboratory values.
 */
export function pathsOfRooms(rooms: Rooms, standard: Standard, elements: PlacedElements): PathsOfRooms {
  const { separating: assembly, size_m } = rooms
  const area_m2 = size_m[0] * size_m[1]
  const base = massiveLeaf(assembly)
  const placed: Placed = {
    kind: assembly.kind,
    size_m,
    edgeAbsorption: base !== null && isHeavy(base) ? separatingEdgeAbsorption(rooms, base) : null,
  }
  const whole = elements.predicted(assembly.parts, placed, assembly.covering)
  const whole_db = whole.airborne[standard].values_db
  const composite = compositeOf(rooms, whole_db, area_m2)
  const separating: SeparatingElement = {
    area_m2,
    direct_db: composite?.R_db ?? whole_db,
    source: elements.faceOf(elementSide(assembly, 'source'), placed, standard),
    receiving: elements.faceOf(elementSide(assembly, 'receiving'), placed, standard),
  }
  const lengths_m = edgeLengths(rooms)
  const junctions = rooms.edges.map((edge, at) =>
    junctionOf(edge, { at, length_m: lengths_m[at], rooms, base, standard, elements }),
  )
  const struck =
    assembly.kind === 'floor'
      ? impactBelow(rooms, placed, standard, elements, separating, junctions)
      : impactBeside(rooms, base, standard, elements, separating, junctions)
  return {
    airborne: airbornePaths(separating, junctions),
    impact: struck?.paths ?? null,
    junctions,
    separating,
    composite,
    whole_db,
    separating_kgm2: massOfElement(assembly),
    uncertainty_db: {
      airborne: whole.airborne[standard].uncertainty_db,
      impact: struck?.uncertainty_db ?? {},
    },
  }
}

function compositeOf({ openings }: Rooms, whole_db: readonly number[], area_m2: number): Composite | null {
  if (openings.length === 0) return null
  const left_m2 = area_m2 - openings.reduce((sum, opening) => sum + areaOfOpening(opening), 0)
  return compositeReduction(
    [{ part: 'area', area_m2: left_m2, R_db: whole_db }, ...openings.map(partOfOpening)],
    area_m2,
  )
}

interface EdgeContext {
  readonly at: number
  readonly length_m: number
  readonly rooms: Rooms
  readonly base: Leaf | null
  readonly standard: Standard
  readonly elements: PlacedElements
}

function junctionOf(edge: RoomEdge, context: EdgeContext): RoomJunction {
  const { length_m, rooms, standard, elements } = context
  const nothing = {
    length_m,
    source: null,
    receiving: null,
    Kij_db: NO_PATHS,
    isNormalised: false,
    whole_db: null,
  }
  if (edge.flank === 'none') return nothing
  if (edge.flank === 'whole') return { ...nothing, whole_db: wholeFlank(edge.Dnfw_db, context) }
  const face = (side: 'source' | 'receiving'): Face | null => {
    const flank = edge[side]
    return flank && elements.faceOf(flankSide(flank), placeOf(edge, side, flank, context), standard)
  }
  const Kij_db = kijOfEdge(edge, massOfElement(rooms.separating))
  const isNormalised = edge.Kij_db === null && edge.Dvn_db !== undefined
  return { ...nothing, source: face('source'), receiving: face('receiving'), Kij_db, isNormalised }
}

const NO_PATHS = { Ff: null, Fd: null, Df: null } as const

/** Whether an edge's flanks are floors and ceilings: the first two of a wall. */
function isHorizontal({ at, rooms }: Pick<EdgeContext, 'at' | 'rooms'>): boolean {
  return rooms.separating.kind === 'wall' && at < 2
}

function placeOf(
  edge: Extract<RoomEdge, { readonly flank: 'element' }>,
  side: 'source' | 'receiving',
  flank: Flank,
  context: EdgeContext,
): Placed {
  const { length_m, rooms, base } = context
  const size_m = [length_m, side === 'source' ? rooms.sourceDepth_m : rooms.receivingDepth_m] as const
  return {
    kind: isHorizontal(context) ? 'floor' : 'wall',
    size_m,
    edgeAbsorption: isHeavy(flankSide(flank).leaf) ? flankEdgeAbsorption(edge, side, base, size_m) : null,
  }
}

/**
 * The bands of a flank of which only the weighted level difference is known: the shape of its inner board, raised to that
 * number.
 */
function wholeFlank(Dnfw_db: number, context: EdgeContext): readonly number[] {
  const { length_m, rooms, standard, elements } = context
  const size_m = [length_m, rooms.sourceDepth_m] as const
  const placed: Placed = { kind: 'wall', size_m, edgeAbsorption: null }
  const Dnf_db = withRating(elements.reduction([INNER_BOARD], placed, standard), Dnfw_db)
  const laboratoryLength_m = LABORATORY_LENGTH_M[isHorizontal(context) ? 'floor' : 'wall']
  const separatingArea_m2 = rooms.size_m[0] * rooms.size_m[1]
  return Dnf_db.map((D) =>
    reductionOfWholeFlank(Math.min(D, LARGEST_DNF_DB), { separatingArea_m2, length_m, laboratoryLength_m }),
  )
}

const INNER_BOARD: Leaf = {
  part: 'leaf',
  sheets: [
    {
      componentId: 'flanking element',
      role: 'board',
      material: 'gypsum',
      thickness_m: 0.0125,
      density_kgm3: 720,
      modulus_Pa: 2.5e9,
    },
  ],
}

/** The paths from a floor that is struck, and how sure its own levels are. */
interface Struck {
  readonly paths: readonly RoomPath[]
  readonly uncertainty_db: ByRating
}

function impactBelow(
  { separating: assembly }: Rooms,
  placed: Placed,
  standard: Standard,
  elements: PlacedElements,
  { source }: SeparatingElement,
  junctions: readonly RoomJunction[],
): Struck | null {
  const { parts, covering } = assembly
  const whole = elements.predicted(parts, placed, covering).impact
  const struck = elements.predicted(elementSide(assembly, 'source').parts, placed, covering).impact
  if (whole === null || struck === null) return null
  return {
    paths: impactPathsBelow(
      whole[standard].values_db,
      { face: source, level_db: struck[standard].values_db },
      junctions,
    ),
    uncertainty_db: whole[standard].uncertainty_db,
  }
}

/** From the floor of the source room, which is the flank at the first edge of a wall. */
function impactBeside(
  rooms: Rooms,
  base: Leaf | null,
  standard: Standard,
  elements: PlacedElements,
  separating: SeparatingElement,
  junctions: readonly RoomJunction[],
): Struck | null {
  const [edge] = rooms.edges
  const [junction] = junctions
  if (edge.flank !== 'element' || edge.source === null || junction.source === null) return null
  const context = { at: 0, length_m: junction.length_m, rooms, base, standard, elements }
  const { parts, covering } = struckFlank(edge.source)
  const placed = placeOf(edge, 'source', edge.source, context)
  const struck = elements.predicted(parts, placed, covering).impact
  if (struck === null) return null
  const { values_db: level_db, uncertainty_db } = struck[standard]
  const paths = impactPathsBeside({ face: junction.source, level_db }, 1, junction, separating)
  return { paths, uncertainty_db }
}
