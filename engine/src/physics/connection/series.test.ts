import type { Cavity } from '../../input/assembly'
import { predict } from '../../predict'
import { GYPSUM } from '../../testing/sheets'
import { smoothRw } from '../../testing/smooth-rating'

const LEAF = { part: 'leaf', sheets: [GYPSUM] } as const

function cavityOf(
  frameType: string,
  depth_m: number,
  change: Partial<Cavity['connections'][0]> = {},
): Cavity {
  return {
    part: 'cavity',
    componentId: frameType,
    depth_m,
    // Filled, so that the frames decide and not the air.
    fills: [{ componentId: 'wool', material: 'fibreglass', thickness_m: depth_m, density_kgm3: 14 }],
    connections: [{ componentId: frameType, frameType, beamDepth_m: depth_m, spacing_m: 0.6, ...change }],
  } as Cavity
}

function Rw(...cavities: readonly Cavity[]): number {
  const prediction = predict({ kind: 'wall', parts: [LEAF, ...cavities, LEAF] })
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return smoothRw(prediction.airborne.iso.values_db)
}

const stud = cavityOf('Wooden Stud', 0.089, { spacing_m: 0.406 })
const batten = cavityOf('Wooden Stud', 0.025)
const channel = cavityOf('Resilient Channel', 0.013)

test('[ENG-01] a batten across studs stays rigid: the wall gains some decibels, not those of free-standing rows', () => {
  const [straight, across] = [Rw(stud), Rw(batten, stud)]
  expect(across).toBeGreaterThan(straight)
  // As if nothing connected the leaves it would be 14 more.
  expect(across - straight).toBeLessThan(7)
  expect(Rw(batten, stud)).toBeLessThan(Rw(channel, stud) - 1.5)
  // The reviewer of the engine: Rw 41 to 46.
  expect(across).toBeGreaterThanOrEqual(41)
  expect(across).toBeLessThanOrEqual(46)
})

test('[ENG-01] frames in series are springs in series: a channel on each side is softer than one', () => {
  expect(Rw(channel, stud, channel)).toBeGreaterThan(Rw(channel, stud) + 1)
})

test('[ENG-05] the order of the frames makes no difference to the other side', () => {
  expect(Rw(batten, stud)).toBeCloseTo(Rw(stud, batten), 6)
  expect(Rw(channel, stud)).toBeCloseTo(Rw(stud, channel), 6)
})

test('a cavity without a frame leaves the edges alone, as a free-standing row of studs does', () => {
  const free = cavityOf('Wooden Stud Detached', 0.025)
  const open: Cavity = { ...batten, connections: [] }
  expect(Math.abs(Rw(open, stud) - Rw(free, stud))).toBeLessThan(2)
})
