import type { Construction, Frame } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'
import { FIELD_VALUES, board, frame, STEEL, studWall, wool } from '../testing/construction-parts'
import { smoothRw } from '../testing/smooth-rating'
import { predictConstruction } from './predict-construction'

const plain = board(12.5, { density_kgm3: 690 })
const thick = board(15, { density_kgm3: 670 })
/** Boards of greater density for sound insulation, as declared: 10.6 and 12.6 kg/m². */
const dense = board(12.5, { density_kgm3: 850, modulusOfElasticity_MPa: 2800 })
const denseThick = board(15, { density_kgm3: 840, modulusOfElasticity_MPa: 2800 })

type Board = typeof plain

interface Partition {
  readonly type: FrameType
  readonly sheet_mm: number
  readonly depth_mm: number
  readonly fill_mm: number
  readonly boards: readonly Board[]
  /** Stone wool when missing. */
  readonly insulation?: Frame['insulation']
}

/** The same boards on both sides of steel studs of the given depth, with stone or glass wool. */
function partition({ type, sheet_mm, depth_mm, fill_mm, boards, insulation = wool(fill_mm, 40) }: Partition) {
  return studWall(
    ...boards,
    frame(type, depth_mm, fill_mm, { ...STEEL, thicknessOfBeam_mm: sheet_mm, cc_mm: 600, insulation }),
    ...boards,
  )
}

const glassWool = (fill_mm: number): Frame['insulation'] => ({
  ...wool(fill_mm, 12),
  material: 'Fibreglass',
})

const steel = (depth_mm: number, fill_mm: number, ...boards: readonly Board[]) =>
  partition({ type: 'Steel Stud', sheet_mm: 0.6, depth_mm, fill_mm, boards })

const thinSteel = (depth_mm: number, fill_mm: number, ...boards: readonly Board[]) =>
  partition({
    type: 'Steel Stud',
    sheet_mm: 0.5,
    depth_mm,
    fill_mm,
    boards,
    insulation: glassWool(fill_mm),
  })

const acoustic = (depth_mm: number, fill_mm: number, ...boards: readonly Board[]) =>
  partition({
    type: 'Resilient Steel Stud',
    sheet_mm: 0.5,
    depth_mm,
    fill_mm,
    boards,
    insulation: glassWool(fill_mm),
  })

/** Wooden studs every 600 mm with bars on one side. */
const bars = (depth_mm: number, fill_mm: number, boards: readonly Board[]) =>
  studWall(
    ...boards,
    frame('Wooden Stud Resilient Bar', depth_mm + BAR_MM, fill_mm, {
      thicknessOfBeam_mm: 38,
      depthOfBeam_mm: depth_mm,
      cc_mm: 600,
      insulation: glassWool(fill_mm),
    }),
    ...boards,
  )

const BAR_MM = 16

// Rw that manufacturers publish of their systems, measured to ISO 10140; boards by their declared mass: Knauf
// Netherlands, system tables, table 6 (W111, W112); Siniat UK, system pages; British Gypsum, technical specifications;
// Knauf UK, Drywall Systems Performance Guide 2026 (EN-TP).
const PUBLISHED = [
  ['W111 50', 34, steel(50, 0, plain)],
  ['W111 50, 40 mm wool', 42, steel(50, 40, plain)],
  ['W111 75, 60 mm wool', 43, steel(75, 60, plain)],
  ['W111 100, 80 mm wool', 46, steel(100, 80, plain)],
  ['W112 50', 42, steel(50, 0, plain, plain)],
  ['W112 50, 40 mm wool', 50, steel(50, 40, plain, plain)],
  ['W112 75, 60 mm wool', 51, steel(75, 60, plain, plain)],
  ['W112 100, 80 mm wool', 52, steel(100, 80, plain, plain)],
  ['CS70/R/15St', 39, thinSteel(70, 0, thick)],
  ['CS50/R/15dB', 40, thinSteel(50, 0, denseThick)],
  ['CS70/R/15dB', 42, thinSteel(70, 0, denseThick)],
  ['CS70/R/15dB/25G', 46, thinSteel(70, 25, denseThick)],
  ['CS90/R/15dB/25G', 48, thinSteel(90, 25, denseThick)],
  ['CS70/R/15dB/50G', 50, thinSteel(70, 50, denseThick)],
  ['AS70/R/2x12.5dB/50G', 56, acoustic(70, 50, dense, dense)],
  ['AS90/R/2x12.5dB/50G', 58, acoustic(90, 50, dense, dense)],
  ['A206A281', 45, acoustic(92, 0, denseThick)],
  ['A206A290', 57, acoustic(92, 25, dense, dense)],
  ['A046005', 55, bars(75, 50, [dense, dense])],
  ['EN-TP-RB1-89-38-6-2-15-SSP-90', 56, bars(89, 90, [denseThick, denseThick])],
] as const

/** What the product says of a wall, without the steps of one decibel, less what is published. */
function errorOf(published: number, construction: Construction): number {
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return smoothRw(prediction.laboratory.airborne.iso.values_db) - published
}

test.each(PUBLISHED)('[ENG-01] %s comes within 3.5 dB of the published Rw of %d dB', (_, published, wall) => {
  expect(Math.abs(errorOf(published, wall))).toBeLessThanOrEqual(3.5)
})

// Laboratories differ by some 1.6 dB where all properties are known; here those of boards and wool are not.
test('[ENG-01] published walls are met within 1.8 dB in the mean, and neither too good nor too poor by 1 dB', () => {
  const errors = PUBLISHED.map(([, published, wall]) => errorOf(published, wall))
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(meanOf(errors.map(Math.abs))).toBeLessThanOrEqual(1.8)
  expect(Math.abs(meanOf(errors))).toBeLessThanOrEqual(1)
})
