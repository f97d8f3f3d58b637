import type { OutsideRequest, RoomEdge, RoomsRequest } from '@soundleaf/contracts'
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

/** A facade of 4 by 2.5 m with the room of 5 m depth behind it, in a street of 65 dB(A). */
export function outsideBody(change: Partial<OutsideRequest> = {}): OutsideRequest {
  return {
    structures: [structureOf()],
    width: 4,
    height: 2.5,
    receivingDepth: 5,
    openings: [],
    outside: {
      source: 'town traffic',
      level: 65,
      reverberationTime: 0.5,
      shape: 'plane',
      lineOfSight: 1.5,
      absorption: 0.3,
      slope: 0,
    },
    ...change,
  }
}
