import type { Assembly, AssemblyPart, Leaf } from '../input/assembly'
import { flankLeaf, linedParts } from './flank-element'
import type { Flank, RoomEdge, Rooms } from './rooms'
import { predictRooms } from './rooms-prediction'

jest.setTimeout(120_000)

const concrete = flankLeaf('concrete', 460)
const built = (parts: Assembly['parts'], side: 'source' | 'receiving' = 'receiving'): Flank => ({
  assembly: { kind: 'wall', parts },
  side,
})
const edge = (flank: Flank): RoomEdge => ({
  flank: 'element',
  source: flank,
  receiving: flank,
  junction: 'rigid cross',
  strips: 0,
  Kij_db: null,
})
const slab = edge({ material: 'concrete', mass_kgm2: 460, lining: 'none' })

/** A wall of 200 mm of concrete between slabs, with two walls beside it, of which the last one is to be known. */
function rooms(flank: Flank): Rooms {
  return {
    separating: { kind: 'wall', parts: [concrete] },
    size_m: [5, 2.5],
    sourceDepth_m: 4,
    receivingDepth_m: 3,
    edges: [slab, slab, slab, edge(flank)],
    openings: [],
  }
}

const pathsOver = (flank: Flank) =>
  predictRooms(rooms(flank), 'iso').airborne.map(({ values_db }) => values_db)

test.each([
  ['bare', built([concrete]), 'none'],
  [
    'with boards in front of its receiving side',
    built(linedParts(concrete, 'free-standing boards')),
    'free-standing boards',
  ],
] as const)('[BEY-07] a flank built in a project is the same as one by mass: %s', (_, flank, lining) => {
  expect(pathsOver(flank)).toEqual(pathsOver({ material: 'concrete', mass_kgm2: 460, lining }))
})

test('[BEY-07] what stands on the other side of a built flank is not heard in the room', () => {
  const lined = linedParts(concrete, 'free-standing boards')
  expect(pathsOver(built(lined, 'source'))).toEqual(pathsOver(built([concrete])))
})

const board: Leaf = {
  part: 'leaf',
  sheets: [
    {
      componentId: 'board',
      role: 'board',
      material: 'gypsum',
      thickness_m: 0.0125,
      density_kgm3: 720,
      modulus_Pa: 2.5e9,
    },
  ],
}
const cavity: AssemblyPart = {
  part: 'cavity',
  componentId: 'cavity',
  depth_m: 0.1,
  fills: [],
  connections: [],
}
const heavyBoard: Leaf = { ...board, sheets: [...board.sheets, ...board.sheets] }

test('[BEY-07] of a wall of studs the leaf towards the room passes sound on', () => {
  // Two boards have twice the mass of one: 6 dB more below the critical frequency, half of it for each end of the path;
  // the junction is given, so that nothing else differs.
  const known = { Kij_db: { Ff: 15, Fd: 15, Df: 15 } } as const
  const alongOf = (side: 'source' | 'receiving') => {
    const flank = built([board, cavity, heavyBoard], side)
    const described = rooms(flank)
    const last = { ...edge(flank), ...known } as RoomEdge
    const [one, two, three] = described.edges
    return predictRooms({ ...described, edges: [one, two, three, last] }, 'iso').airborne.find(
      ({ kind, junction }) => kind === 'Ff' && junction === 4,
    )?.values_db
  }
  const [single, double] = [alongOf('source'), alongOf('receiving')]
  // 250 to 630 Hz: above the resonances of boards of this size, below their critical frequency of some 2.5 kHz.
  for (const band of [7, 8, 9, 10, 11])
    expect(Math.abs((double?.[band] ?? 0) - (single?.[band] ?? 0) - 6)).toBeLessThan(1.5)
})
