import type { RoomEdge, RoomsRequest } from '@soundleaf/contracts'
import { structureOf } from './constructions'

/** A flank of concrete on both sides, by a rigid cross. */
export function flankOf(mass: number): RoomEdge {
  const element = { material: 'concrete', mass, lining: 'none' } as const
  return { flank: 'element', source: element, receiving: element, junction: 'rigid cross' }
}

/** Two rooms of 5 x 4 x 2.5 m beside each other in a building of concrete. */
export function roomsBody(change: Partial<RoomsRequest> = {}): RoomsRequest {
  return {
    structures: [structureOf()],
    width: 5,
    height: 2.5,
    sourceDepth: 4,
    receivingDepth: 4,
    edges: [flankOf(460), flankOf(460), flankOf(414), flankOf(414)],
    openings: [],
    ...change,
  }
}
