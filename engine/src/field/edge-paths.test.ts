import { flankLeaf } from './flank-element'
import { junctionKij } from './junction-kij'
import { airbornePaths, type Face, type RoomJunction } from './room-paths'
import type { Flank, RoomEdge, Rooms } from './rooms'
import { predictRooms } from './rooms-prediction'

const slab: Flank = { material: 'concrete', mass_kgm2: 460, lining: 'none' }

const edge = (change: Partial<Extract<RoomEdge, { flank: 'element' }>> = {}): RoomEdge => ({
  flank: 'element',
  source: slab,
  receiving: slab,
  junction: 'rigid cross',
  strips: 0,
  Kij_db: null,
  ...change,
})

const rooms = (first: RoomEdge): Rooms => ({
  separating: { kind: 'wall', parts: [flankLeaf('concrete', 460)] },
  size_m: [5, 2.5],
  sourceDepth_m: 4,
  receivingDepth_m: 4,
  edges: [first, edge(), edge(), edge()],
  openings: [],
})

const pathsOver = (first: RoomEdge) =>
  predictRooms(rooms(first), 'iso').airborne.filter(({ junction }) => junction === 1)

test('[BEY-07] a path by Dv,ij,n is that of formula 17, whatever its elements take up at their edges', () => {
  // ISO 12354-1:2017 formula 17: 50/2 + 40/2 + 18 + 10 lg(12.5/(1 x 2.5)) = 69.99 dB; linings add 3.
  const face = (R: number, area_m2: number): Face => ({
    area_m2,
    R_db: [R],
    lining_db: [0],
    absorption_m: [3.7],
  })
  const junction: RoomJunction = {
    length_m: 2.5,
    source: face(50, 20),
    receiving: { ...face(40, 10), lining_db: [3] },
    Kij_db: { Ff: [18], Fd: null, Df: null },
    isNormalised: true,
    whole_db: null,
  }
  const separating = { area_m2: 12.5, direct_db: [55], source: face(55, 12.5), receiving: face(55, 12.5) }
  const [, path] = airbornePaths(separating, [junction])
  expect(path?.values_db[0]).toBeCloseTo(72.99, 2)
})

test('[BEY-07] a measured Dv,ij,n takes the place of the junction, and more of it keeps more out', () => {
  const measured = (value: number) => ({ Dvn_db: { Ff: value, Fd: value, Df: value } })
  const [less, more] = [pathsOver(edge(measured(12))), pathsOver(edge(measured(20)))]
  expect(less.map(({ Kij_db }) => Kij_db)).toEqual([12, 12, 12])
  expect(less).toHaveLength(3)
  more.forEach(({ Rw_db }, at) => expect((Rw_db ?? 0) - (less[at]?.Rw_db ?? 0)).toBeGreaterThan(6))
})

test('[BEY-07] a flank in one room alone has the one path that begins or ends in it', () => {
  const kinds = (first: RoomEdge) => pathsOver(first).map(({ kind }) => kind)
  expect(kinds(edge({ receiving: null }))).toEqual(['Fd'])
  expect(kinds(edge({ source: null }))).toEqual(['Df'])
})

test('[BEY-07] at a corner of two equal elements Kij is that of annex E.6', () => {
  // Formula E.6: max(15 |lg 1| - 3, -2) = -2 dB; for twice the mass 15 lg 2 - 3 = 1.5 dB.
  const at500 = (source_kgm2: number) =>
    junctionKij('corner', 0, { separating_kgm2: 460, source_kgm2, receiving_kgm2: source_kgm2 })
  expect(at500(460).Fd?.[10]).toBeCloseTo(-2, 6)
  expect(at500(230).Fd?.[10]).toBeCloseTo(1.515, 3)
  expect(at500(460).Ff).toBeNull()
  expect(pathsOver(edge({ junction: 'corner', receiving: null })).map(({ kind }) => kind)).toEqual(['Fd'])
})

test('[BEY-07] the other way round, what stands in the source room alone lets as much through', () => {
  // The same building seen from the other side: Fd becomes Df.
  const there = predictRooms(rooms(edge({ junction: 'corner', receiving: null })), 'iso')
  const back = predictRooms(rooms(edge({ junction: 'corner', source: null })), 'iso')
  const bands = (of: typeof there) => of.quantities.find(({ quantity }) => quantity === "R'")?.values_db ?? []
  bands(there).forEach((R, band) => expect(R).toBeCloseTo(bands(back)[band] ?? 0, 6))
})
