import type { Construction, Frame } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'
import {
  FIELD_VALUES,
  aerated,
  board,
  brick,
  cavity,
  clt,
  concrete,
  covering,
  deck,
  doubleWall,
  fireGypsum,
  floor,
  frame,
  gravel,
  gypsum,
  gypsumFibre,
  impactBoard,
  JOISTS,
  massive,
  screed,
  STEEL,
  studWall,
  wall,
  woodBoard,
} from '../testing/construction-parts'
import { smoothLnw, smoothRw } from '../testing/smooth-rating'
import { predictConstruction } from './predict-construction'

/** Improvement of Rw, or of Ln,w (what it falls by), from the first construction to the second. */
function improvement(of: 'Rw' | 'Lnw', before: Construction, after: Construction): number {
  const [from, to] = [before, after].map((construction) => {
    const prediction = predictConstruction(construction, FIELD_VALUES)
    if (!prediction.ok) throw new Error(prediction.reason.code)
    const { airborne, impact } = prediction.laboratory
    return of === 'Rw' ? smoothRw(airborne.iso.values_db) : -smoothLnw(impact?.iso.values_db ?? [])
  })
  return (to ?? Number.NaN) - (from ?? Number.NaN)
}

interface Studs extends Partial<Frame> {
  readonly boards?: readonly [number, number]
}

function boards(count: number) {
  return Array.from({ length: count }, () => fireGypsum)
}

function wood(
  type: FrameType,
  depth_mm: number,
  fill_mm: number,
  { boards: [left, right] = [1, 1], ...of }: Studs = {},
) {
  return studWall(...boards(left), frame(type, depth_mm, fill_mm, of), ...boards(right))
}

function steel(type: FrameType, depth_mm: number, fill_mm: number, of: Studs = {}) {
  return wood(type, depth_mm, fill_mm, { ...STEEL, ...of })
}

const bars = (cc_mm: number, boardsOf: readonly [number, number] = [1, 1]) =>
  wood('Wooden Stud Resilient Bar', 102, 89, { cc_mm, boards: boardsOf })

const studs = (change: Studs = {}) => wood('Wooden Stud', 89, 89, { cc_mm: 406, ...change })

// Between which decibels: National Research Council Canada, guides for walls and floors (IR-693, IR-761, IR-811), and
// ISO 12354-1:2017 annex B and D, ISO 12354-2:2017 annex C, with 1 dB to either side.
test.each([
  ['twice the concrete, 37.5 lg m', 8, 12, wall(concrete(100)), wall(concrete(200))],
  ['twice the brick', 8, 12, wall(brick(115)), wall(brick(230))],
  ['twice the aerated concrete', 7, 12, wall(aerated(100)), wall(aerated(200))],
  // Rosenheim's regression of massive timber; 105 mm STC 33, 175 mm STC 40 (CLT Handbook; Metro Acoustics): 33 lg m'.
  ['twice the cross-laminated timber, 25 to 33 lg m', 6.5, 11, wall(clt(100)), wall(clt(200))],
  ['wool between steel studs', 3, 9, steel('Steel Stud', 92, 0), steel('Steel Stud', 92, 89)],
  [
    'a second board on steel studs',
    3,
    6,
    steel('Steel Stud', 92, 89),
    steel('Steel Stud', 92, 89, { boards: [2, 1] }),
  ],
  ['a second board on wooden studs', 1, 5, studs(), studs({ boards: [2, 1] })],
  ['wooden studs every 600 instead of 400 mm', 0, 3, studs(), studs({ cc_mm: 610 })],
  // Bétit, Sound and Vibration 2010: 4 to 5 STC for 0.75 to 0.85 instead of 0.45 to 0.5 mm.
  [
    'studs of thin instead of thick sheet',
    3,
    6,
    steel('Steel Stud', 92, 75, { thicknessOfBeam_mm: 0.84 }),
    steel('Steel Stud', 92, 75, { thicknessOfBeam_mm: 0.48 }),
  ],
  ['deeper steel studs', 0, 3, steel('Steel Stud', 65, 65), steel('Steel Stud', 92, 89)],
  ['resilient bars on wooden studs', 6, 13, studs(), bars(406)],
  ['studs every 600 instead of 400 mm behind bars', 0.5, 4, bars(406), bars(610)],
  [
    'double instead of single steel studs',
    7,
    13,
    steel('Steel Stud', 92, 89),
    steel('Double Steel Studs', 200, 155),
  ],
  ['staggered instead of single wooden studs', 7, 13, studs(), wood('Staggered Wooden Studs', 140, 89)],
  [
    'double instead of staggered studs',
    3,
    9,
    wood('Staggered Wooden Studs', 140, 89),
    wood('Double Wooden Studs', 203, 178),
  ],
  [
    'a free-standing lining of concrete',
    8,
    17,
    wall(concrete(150)),
    wall(concrete(150), frame('Steel Stud Detached', 70, 50), gypsum),
  ],
  [
    'boards on battens of concrete',
    1,
    8,
    wall(concrete(150)),
    wall(concrete(150), frame('Wooden Stud', 40, 40), gypsum),
  ],
  ['a second leaf of brick', 11, 20, wall(brick(115)), doubleWall(brick(115), cavity(60, 50), brick(115))],
] as const)('[ENG-01] %s: Rw better by %f to %f dB', (_, least, most, before, after) => {
  const better = improvement('Rw', before, after)
  expect(better).toBeGreaterThanOrEqual(least)
  expect(better).toBeLessThanOrEqual(most)
})

const joists = (type: FrameType, ceiling: number, change: Partial<Frame> = {}, fill_mm = 100) => [
  deck(),
  frame(type, 247, fill_mm, { ...JOISTS, ...change }),
  ...Array.from({ length: ceiling }, () => gypsum),
]
const onBars = joists('Wooden Stud Resilient Bar', 2)
const laminate = board(8, woodBoard(850, 3500))
const dryFloor = [gypsumFibre, gypsumFibre, impactBoard(30, 20)]
const hung = (depth_mm: number, fill_mm: number, ceiling: number) =>
  floor(
    concrete(140),
    frame('Ceiling Grid On Hangers', depth_mm, fill_mm, { cc_mm: 500 }),
    ...Array.from({ length: ceiling }, () => gypsum),
  )

// Joists: NRC Canada (IR-766 and IR-811 of Warnock and Birta, as recalled: 6 to 9 dB), with 1 dB to either side; straight
// ceilings: wool brings little. Hung ceilings: ISO 12354-1:2017 annex D, 74.4 - 20 lg f0 - Rw/2 with
// f0 = 160 sqrt(0.111/d (1/m1 + 1/m²)) of 83, 58 and 42 Hz: 9, 12 and 15 dB, with 2 dB to either side.
test.each([
  [
    'wool between joists above bars',
    5,
    10,
    floor(...joists('Wooden Stud Resilient Bar', 1, {}, 0)),
    floor(...joists('Wooden Stud Resilient Bar', 1)),
  ],
  [
    'wool above a ceiling straight on joists',
    0,
    4,
    floor(...joists('Wooden Stud', 1, {}, 0)),
    floor(...joists('Wooden Stud', 1)),
  ],
  ['a hung ceiling in 100 mm', 7, 11, floor(concrete(140)), hung(100, 50, 1)],
  ['a hung ceiling in 200 mm', 10, 14, floor(concrete(140)), hung(200, 75, 1)],
  ['a hung ceiling of two boards', 13, 17, floor(concrete(140)), hung(200, 75, 2)],
] as const)('[ENG-01] %s: a floor insulates better by Rw %f to %f dB', (_, least, most, before, after) => {
  const better = improvement('Rw', before, after)
  expect(better).toBeGreaterThanOrEqual(least)
  expect(better).toBeLessThanOrEqual(most)
})

test.each([
  ['200 instead of 140 mm of concrete, 30 to 35 lg m', 4, 6, floor(concrete(140)), floor(concrete(200))],
  [
    "a screed of 100 kg/m² on s' = 10 MN/m³, 13 lg m - 14.2 lg s + 20.8",
    31,
    35,
    floor(concrete(160)),
    floor(screed(), impactBoard(10), concrete(160)),
  ],
  ['a dry floor on concrete', 16, 23, floor(concrete(160)), floor(...dryFloor, concrete(160))],
  ['a carpet on concrete', 24, 35, floor(concrete(140)), floor(covering(0.1, 8), concrete(140))],
  ['a screed on timber', 21, 29, floor(clt(140)), floor(screed(), impactBoard(8), clt(140))],
  // DIN 4109-33:2016, from table 24 to row 2 of table 25.
  [
    'loose fill of 60 kg/m² under a screed on timber',
    8,
    12,
    floor(screed(60), impactBoard(6), clt(130)),
    floor(screed(60), impactBoard(6), gravel(40), clt(130)),
  ],
  [
    'laminate of 7 kg/m² on 100 MN/m³ on concrete',
    15,
    20,
    floor(concrete(140)),
    floor(laminate, impactBoard(100, 3), concrete(140)),
  ],
  [
    'resilient bars under joists',
    6,
    11,
    floor(...joists('Wooden Stud', 1)),
    floor(...joists('Wooden Stud Resilient Bar', 1)),
  ],
  // Ceilings on rigid hangers: 5 to 15 dB.
  ['a hung ceiling in 100 mm', 4, 16, floor(concrete(140)), hung(100, 50, 1)],
  ['a hung ceiling of two boards', 4, 16, floor(concrete(140)), hung(200, 75, 2)],
  ['a dry floor on joists', 7, 13, floor(...onBars), floor(...dryFloor, ...onBars)],
  ['a screed on joists', 14, 23, floor(...onBars), floor(screed(), impactBoard(10), ...onBars)],
  [
    'joists twice as thick',
    0.3,
    3,
    floor(...onBars),
    floor(...joists('Wooden Stud Resilient Bar', 2, { thicknessOfBeam_mm: 90 })),
  ],
] as const)('[ENG-01] %s: Ln,w better by %f to %f dB', (_, least, most, before, after) => {
  const better = improvement('Lnw', before, after)
  expect(better).toBeGreaterThanOrEqual(least)
  expect(better).toBeLessThanOrEqual(most)
})

test('[ENG-01] a soft covering brings half as much on joists as on concrete', () => {
  // DIN 4109 (commentary): about half of its delta Lw; NRC Canada: next to nothing where the covering is thin.
  const carpet = covering(0.25, 5)
  const onConcrete = improvement('Lnw', floor(concrete(140)), floor(carpet, concrete(140)))
  const onJoists = improvement('Lnw', floor(...onBars), floor(carpet, ...onBars))
  expect(onJoists / onConcrete).toBeGreaterThan(0.2)
  expect(onJoists / onConcrete).toBeLessThan(0.6)
})

test('[ENG-01] 15 kg/m² of boards on joists, 100 mm of wool and 10 kg/m² of plasterboard: Rw 40 dB and little more', () => {
  // Approved Document E (2003), internal floor type C, which is to reach Rw 40 however its ceiling is fixed.
  const chipboard = massive(22, { material: 'Wood', density_kgm3: 680, major_GPa: 3.2, lossFactor: 0.03 })
  const plasterboard = board(12.5, { density_kgm3: 800, modulusOfElasticity_MPa: 2400 })
  const typeC = floor(chipboard, frame('Wooden Stud', 220, 100, JOISTS), plasterboard)
  const prediction = predictConstruction(typeC, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  const rw = smoothRw(prediction.laboratory.airborne.iso.values_db)
  expect(rw).toBeGreaterThanOrEqual(40)
  expect(rw).toBeLessThanOrEqual(46)
})
