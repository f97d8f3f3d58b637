import type { FlankLining, FlankMaterial, JunctionType } from '@soundleaf/contracts'
import type { Assembly } from '../input/assembly'
import type { Opening } from '../openings/opening'
import type { ElementSideName } from './element-side'

/** A wall or floor that flanks the separating element in one room, by its mass and material. */
export interface FlankByMass {
  readonly material: FlankMaterial
  readonly mass_kgm2: number
  readonly lining: FlankLining
}

/** One that is known layer by layer, its linings with it; it has one massive element or none. */
export interface BuiltFlank {
  readonly assembly: Assembly
  /** Which of its sides is towards the room. */
  readonly side: ElementSideName
}

/** A wall or floor that flanks the separating element in one room. */
export type Flank = FlankByMass | BuiltFlank

/** One edge of the separating element. */
export type RoomEdge =
  | {
      readonly flank: 'element'
      /** In the source room; null where the flank stands in the receiving room alone. */
      readonly source: Flank | null
      readonly receiving: Flank | null
      readonly junction: JunctionType
      /** Elastic strips that the path from wall to wall crosses in cross-laminated timber, 0 to 2. */
      readonly strips: 0 | 1 | 2
      /** Measured vibration reduction indices instead of calculated ones, dB. */
      readonly Kij_db: Readonly<Record<'Ff' | 'Fd' | 'Df', number>> | null
      /** Measured normalised level differences Dv,ij,n instead, dB: of light elements, whose edges nothing is known of. */
      readonly Dvn_db?: Readonly<Record<'Ff' | 'Fd' | 'Df', number>>
      /** Increase of Kij of every path by an interlayer of which that is known, in 21 bands, dB. */
      readonly interlayer_db?: readonly number[]
    }
  /** A flank known as a whole by its weighted normalised flanking level difference, dB. */
  | { readonly flank: 'whole'; readonly Dnfw_db: number }
  | { readonly flank: 'none' }

/**
 * Two rooms and what is around the element between them. A wall has at its edges the floor, the ceiling and the two walls
 * beside it; a floor has four walls, and the source room above it.
 */
export interface Rooms {
  readonly separating: Assembly
  /** Width and height of the separating wall, or width and length of the separating floor, m. */
  readonly size_m: readonly [number, number]
  /** How far each room reaches from the separating element, m: its depth, or its height above or below a floor. */
  readonly sourceDepth_m: number
  readonly receivingDepth_m: number
  readonly edges: readonly [RoomEdge, RoomEdge, RoomEdge, RoomEdge]
  readonly openings: readonly Opening[]
}

/** Length of the junctions at the four edges, m. */
export function edgeLengths({ separating, size_m: [first, second] }: Rooms): readonly number[] {
  // A wall's floor and ceiling run along its width, its side walls along its height; the walls of a floor go around it.
  return separating.kind === 'wall' ? [first, first, second, second] : [first, second, first, second]
}

export function volumesOf({ size_m: [first, second], sourceDepth_m, receivingDepth_m }: Rooms) {
  return { source_m3: first * second * sourceDepth_m, receiving_m3: first * second * receivingDepth_m }
}
