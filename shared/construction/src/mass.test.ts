import { blank, massOf, template, totalMass_kgm2, type Frame } from './index'
import { countingIds } from './testing'

const newId = countingIds()
const studs = (change: Partial<Frame>): Frame => {
  const frame = blank('frame', newId)
  if (frame.kind !== 'frame') throw new Error('It is a frame.')
  return { ...frame, ...change }
}

test('sheets and coverings weigh their thickness times their density', () => {
  // 0.2 m × 2300 kg/m³; 0.003 m × 1200 kg/m³ of linoleum.
  expect(massOf(blank('massiveElement', newId))).toBeCloseTo(460, 9)
  expect(massOf(blank('floorCovering', newId))).toBeCloseTo(3.6, 9)
})

test('wooden studs weigh 45 × 95 mm every 600 mm at 450 kg/m³, and twice that in two rows', () => {
  // 0.045 × 0.095 / 0.6 × 450 = 3.206
  expect(massOf(studs({}))).toBeCloseTo(3.206, 3)
  expect(massOf(studs({ frameType: 'Double Wooden Studs', totalCavityDepth_mm: 215 }))).toBeCloseTo(6.4125, 4)
  // Every 300 mm.
  expect(massOf(studs({ cc_mm: 300 }))).toBeCloseTo(6.4125, 4)
})

test('steel studs weigh the sheet of web and flanges', () => {
  // 0.0006 × (0.07 + 2 × 0.04) / 0.6 × 7850 = 1.1775
  const steel = {
    frameType: 'Steel Stud',
    material: 'Steel',
    depthOfBeam_mm: 70,
    thicknessOfBeam_mm: 40,
  } as const
  expect(massOf(studs(steel))).toBeCloseTo(1.1775, 4)
  expect(massOf(studs({ ...steel, gauge_mm: 1.2 }))).toBeCloseTo(2.355, 3)
})

test('a fill weighs what its cavity takes of it', () => {
  const cavity = blank('cavity', newId)
  if (cavity.kind !== 'cavity') throw new Error('It is a cavity.')
  const insulation = { ...cavity.insulation, thickness_mm: 1000, density_kgm3: 30, isEnabled: true }
  // 0.05 m × 30 kg/m³
  expect(massOf({ ...cavity, insulation })).toBeCloseTo(1.5, 9)
})

test('the total is the sum: two boards, the studs and their wool', () => {
  // 2 × 0.0125 × 680 + 3.206 + 0.095 × 30 = 17 + 3.206 + 2.85
  expect(totalMass_kgm2(template('LightweightFrameWall', newId))).toBeCloseTo(23.056, 3)
})
