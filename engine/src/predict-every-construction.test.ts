import { FRAME_TYPES, type RatingId } from '@soundleaf/contracts'
import type { Assembly, AssemblyPart, Cavity, Leaf, Sheet } from './input/assembly'
import type { ConnectionType } from './input/connection-type'
import { predict } from './predict'
import type { PredictionMade } from './prediction'
import { valueOf } from './rating/rating'

// A prediction takes milliseconds; a busy machine and the test runner's sandbox may make that a hundred times more.
const gypsum: Sheet = {
  componentId: 'board',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.0125,
  density_kgm3: 700,
  modulus_Pa: 2.2e9,
}
const concrete: Sheet = {
  componentId: 'slab',
  role: 'massive element',
  material: 'concrete',
  thickness_m: 0.14,
  density_kgm3: 2300,
  modulus_Pa: 30e9,
}
const screed: Sheet = {
  ...concrete,
  componentId: 'screed',
  role: 'board',
  thickness_m: 0.05,
  density_kgm3: 2000,
}
const clt: Sheet = {
  ...concrete,
  material: 'wood',
  thickness_m: 0.16,
  density_kgm3: 470,
  modulus_Pa: 8.7e9,
  minorModulus_Pa: 2.6e9,
}
const resilient: AssemblyPart = {
  part: 'resilient layer',
  componentId: 'impact board',
  thickness_m: 0.03,
  density_kgm3: 100,
  dynamicStiffness_Npm3: 10e6,
}

function leaf(...sheets: readonly Sheet[]): Leaf {
  return { part: 'leaf', sheets }
}

function cavity(depth_m: number, frameType?: ConnectionType, filled_m = 0.04): Cavity {
  return {
    part: 'cavity',
    componentId: 'cavity',
    depth_m,
    fills: [{ componentId: 'wool', material: 'stonewool', thickness_m: filled_m, density_kgm3: 40 }],
    connections: frameType === undefined ? [] : [{ componentId: 'frame', frameType, spacing_m: 0.6 }],
  }
}

function made(kind: Assembly['kind'], ...parts: readonly AssemblyPart[]): PredictionMade {
  const prediction = predict({ kind, parts })
  if (!prediction.ok) throw new Error(`${prediction.code}: ${prediction.reason.code}`)
  return prediction
}

function rating(prediction: PredictionMade, id: RatingId): number {
  const all = [prediction.airborne, prediction.impact].flatMap((by) => (by === null ? [] : [by.iso, by.astm]))
  return valueOf(
    all.flatMap(({ ratings }) => ratings),
    id,
  )
}

test.each(FRAME_TYPES)('[ENG-01] a lining on %s improves a slab and a wall of boards', (name) => {
  const lined = made('floor', leaf(concrete), cavity(0.2, name), leaf(gypsum, gypsum))
  expect(lined.airborne.iso.values_db.every(Number.isFinite)).toBe(true)
  expect(rating(lined, 'Rw')).toBeGreaterThan(rating(made('floor', leaf(concrete)), 'Rw'))
  expect(rating(lined, 'Lnw')).toBeLessThan(rating(made('floor', leaf(concrete)), 'Lnw'))
  const wall = made('wall', leaf(gypsum), cavity(0.1, name), leaf(gypsum))
  expect(rating(wall, 'Rw')).toBeGreaterThan(rating(made('wall', leaf(gypsum)), 'Rw'))
})

test('[ENG-01] the softer the connection, the better the wall', () => {
  const stc = (frameType: ConnectionType) =>
    rating(made('wall', leaf(gypsum), cavity(0.1, frameType, 0.09), leaf(gypsum)), 'STC')
  expect(stc('Wooden Stud')).toBeLessThan(stc('Steel Stud'))
  expect(stc('Wooden Stud')).toBeLessThan(stc('Wooden Stud Resilient Bar'))
  expect(stc('Wooden Stud Resilient Bar')).toBeLessThan(stc('Double Wooden Studs'))
})

test('a measured stiffness replaces that of the frame type', () => {
  const stiff = cavity(0.2, 'Ceiling Grid On Hangers')
  const soft: Cavity = {
    ...stiff,
    connections: [
      { componentId: 'frame', frameType: 'Ceiling Grid On Hangers', stiffness: { perPoint_Npm: 3e4 } },
    ],
  }
  const levels = [stiff, soft].map((gap) => rating(made('floor', leaf(concrete), gap, leaf(gypsum)), 'Lnw'))
  expect(levels[1]).toBeLessThan(levels[0])
})

test('[ENG-01] a floating screed follows 13 lg m - 14.2 lg s + 20.8 within 2 dB', () => {
  // ISO 12354-2:2017 C.4 for 100 kg/m² on 10 MN/m³: 13 * 2 - 14.2 * 1 + 20.8 = 32.6 dB on a bare floor of any mass.
  const bare = rating(made('floor', leaf(concrete)), 'Lnw')
  const floating = rating(made('floor', leaf(screed), resilient, leaf(concrete)), 'Lnw')
  expect(Math.abs(bare - floating - 32.6)).toBeLessThanOrEqual(2)
})

test('a topping that isolates lowers what the ceiling below receives', () => {
  const ceiling = [cavity(0.2, 'Ceiling Grid On Hangers'), leaf(gypsum, gypsum)]
  const without = made('floor', leaf(clt), ...ceiling)
  const board: Sheet = {
    ...gypsum,
    componentId: 'topping',
    thickness_m: 0.025,
    density_kgm3: 1150,
    modulus_Pa: 3.8e9,
  }
  const withTopping = made('floor', leaf(board), resilient, leaf(clt), ...ceiling)
  expect(rating(withTopping, 'Lnw')).toBeLessThan(rating(without, 'Lnw') - 5)
})

test('[ENG-01] double massive, ribbed, triple and sixty-leaf constructions answer', () => {
  const ribs = {
    componentId: 'ribs',
    depth_m: 0.3,
    width_m: 0.1,
    spacing_m: 0.6,
    density_kgm3: 450,
    modulus_Pa: 11e9,
  }
  expect(rating(made('wall', leaf(concrete), cavity(0.05), leaf(concrete)), 'Rw')).toBeGreaterThan(
    rating(made('wall', leaf(concrete)), 'Rw'),
  )
  expect(made('floor', { ...leaf(clt), ribs }).airborne.iso.values_db.every(Number.isFinite)).toBe(true)
  const many = Array.from({ length: 59 }, () => [cavity(0.1, 'Steel Stud'), leaf(gypsum)]).flat()
  expect(made('wall', leaf(gypsum), ...many).airborne.iso.values_db.every(Number.isFinite)).toBe(true)
})

test('an impact level ends in the noise of the receiving room, and the band says so', () => {
  const quiet = made('floor', leaf(screed), resilient, leaf(concrete), cavity(0.2), leaf(gypsum, gypsum))
  const { values_db, limitingPath } = quiet.impact?.iso ?? { values_db: [], limitingPath: [] }
  // Measured floors of that kind end between 0 and 10 dB at 5 kHz.
  expect(values_db[20]).toBeGreaterThanOrEqual(0)
  expect(values_db[20]).toBeLessThanOrEqual(10)
  expect(limitingPath[20]).toMatchObject({ path: 'laboratory limit', componentIds: [] })
  expect(limitingPath[0].path).not.toBe('laboratory limit')
})

test('each band names what carries most of the sound', () => {
  const { airborne } = made('wall', leaf(gypsum), cavity(0.1, 'Wooden Stud', 0.09), leaf(gypsum))
  const pathAt = (band_hz: number) => airborne.iso.limitingPath.find((limit) => limit.band_hz === band_hz)
  // Resonance 1/(2 pi) sqrt(1.205 * 343^2/(1.4 * 0.1) * 2/8.75) = 77 Hz; coincidence at 2.9 kHz; studs between.
  expect(pathAt(63)).toMatchObject({ path: 'cavity', componentIds: ['cavity'] })
  expect(pathAt(500)).toMatchObject({ path: 'bridge', componentIds: ['frame'] })
  expect(pathAt(3150)?.path).not.toBe('cavity')
})

test('every rating has an uncertainty, larger where the frame is an assumption', () => {
  const wall = (frameType: ConnectionType) => made('wall', leaf(gypsum), cavity(0.1, frameType), leaf(gypsum))
  const { ratings, uncertainty_db } = wall('Wooden Stud').airborne.iso
  for (const { id } of ratings) expect(uncertainty_db[id]).toBeGreaterThan(1)
  expect(wall('Generic Wall Frame').airborne.iso.uncertainty_db.Rw).toBeGreaterThan(
    uncertainty_db.Rw ?? Number.NaN,
  )
  expect(wall('Generic Wall Frame').notices).toContainEqual(
    expect.objectContaining({ code: 'FrameAssumed', componentIds: ['frame'] }),
  )
})
