import type { AssemblyPart, Sheet } from '../input/assembly'
import { bandMeans } from '../physics/frequency'
import { stackModel } from '../physics/stack/stack-model'
import { GYPSUM, SCREED, SLAB } from '../testing/sheets'
import { mountedIn } from '../testing/mounted-in'
import { airborneTransmission } from './airborne'
import { edgeJointTransmission } from './edge-joint'

const THIN_SLAB: Sheet = { ...SLAB, thickness_m: 0.16, density_kgm3: 2350 }
const WOOL: AssemblyPart = {
  part: 'resilient layer',
  componentId: 'wool',
  thickness_m: 0.05,
  density_kgm3: 80,
  dynamicStiffness_Npm3: 7e6,
}

const stackOf = (parts: readonly AssemblyPart[]) => stackModel({ kind: 'floor', parts }, mountedIn([4, 3]))
const floating = (top: Sheet) => [
  { part: 'leaf', sheets: [top] } as const,
  WOOL,
  { part: 'leaf', sheets: [THIN_SLAB] } as const,
]
const ceiling = [
  { part: 'cavity', componentId: 'air', depth_m: 0.1, fills: [], connections: [] } as const,
  { part: 'leaf', sheets: [GYPSUM] } as const,
]
const R = (tau: Float64Array) => Array.from(bandMeans(tau), (mean) => -10 * Math.log10(mean))

test('[ENG-01] no dry floor improves the airborne insulation of a slab by more than 10 lg(S/(U w)), 19 dB', () => {
  const bare = R(airborneTransmission(stackOf([{ part: 'leaf', sheets: [THIN_SLAB] }])).total)
  const dry = R(airborneTransmission(stackOf(floating(GYPSUM))).total)
  // 12/(14 0.01) = 86: 19.3 dB
  for (const [band, value] of dry.entries()) expect(value - bare[band]).toBeLessThan(19.5)
  expect(Math.max(...dry.map((value, band) => value - bare[band]))).toBeGreaterThan(15)
})

test('a screed closes the joint, a ceiling covers it, and without a floating floor there is none', () => {
  expect(Math.max(...(edgeJointTransmission(stackOf(floating(SCREED))) ?? [1]))).toBe(0)
  expect(edgeJointTransmission(stackOf([...floating(GYPSUM), ...ceiling]))).toBeNull()
  expect(edgeJointTransmission(stackOf([{ part: 'leaf', sheets: [THIN_SLAB] }]))).toBeNull()
})
