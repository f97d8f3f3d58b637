import type { AssemblyPart, Sheet } from '../input/assembly'
import { FREQUENCIES_HZ } from '../physics/frequency'
import { stackModel } from '../physics/stack/stack-model'
import { mountedIn } from '../testing/mounted-in'
import { deckBays } from './deck-bays'

const DECK: Sheet = {
  componentId: 'deck',
  role: 'board',
  material: 'wood',
  thickness_m: 0.031,
  density_kgm3: 510,
  modulus_Pa: 7e9,
}
const BOARD: Sheet = {
  ...DECK,
  componentId: 'board',
  material: 'gypsum',
  thickness_m: 0.015,
  density_kgm3: 680,
}

function bays(spacing_m: number, ...above: readonly AssemblyPart[]): Float64Array {
  const parts: readonly AssemblyPart[] = [
    ...above,
    { part: 'leaf', sheets: [DECK] },
    {
      part: 'cavity',
      componentId: 'joists',
      depth_m: 0.364,
      fills: [],
      connections: [{ componentId: 'joists', frameType: 'Timber Joists', spacing_m }],
    },
    { part: 'leaf', sheets: [BOARD] },
  ]
  const factor = deckBays(stackModel({ kind: 'floor', parts }, mountedIn([4, 3])))
  if (factor === null) throw new Error('a deck on joists has bays')
  return factor
}

const peak_hz = (factor: Float64Array) => FREQUENCIES_HZ[factor.indexOf(Math.max(...factor))] ?? 0

test('[ENG-01] the deck resonates between its joists at pi/(2 b²) sqrt(B/m)', () => {
  // B = 7e9 0.031³/(12 0.96) = 18.1 kN m, m' = 15.8 kg/m²: pi/2/0.36 sqrt(1145) = 148 Hz; the tail above it pulls down.
  expect(peak_hz(bays(0.6))).toBeGreaterThan(115)
  expect(peak_hz(bays(0.6))).toBeLessThan(155)
  // At 0.4 m 2.25 times that.
  expect(peak_hz(bays(0.4)) / peak_hz(bays(0.6))).toBeCloseTo(2.25, 0)
})

test('far from the resonance there is nothing to add', () => {
  const factor = bays(0.4)
  expect(10 * Math.log10(factor[factor.length - 1] ?? 0)).toBeLessThan(0.1)
  expect(10 * Math.log10(bays(0.3)[0] ?? 0)).toBeLessThan(0.1)
})

test('[ENG-01] a stiff covering rides along as mass, a soft floating floor holds and damps the bay', () => {
  const on = (stiffness_MNpm3: number): readonly AssemblyPart[] => [
    { part: 'leaf', sheets: [BOARD] },
    {
      part: 'resilient layer',
      componentId: 'layer',
      thickness_m: 0.01,
      density_kgm3: 100,
      dynamicStiffness_Npm3: stiffness_MNpm3 * 1e6,
    },
  ]
  expect(peak_hz(bays(0.6, ...on(1000)))).toBeLessThan(peak_hz(bays(0.6)))
  expect(Math.max(...bays(0.6, ...on(5)))).toBeLessThan(Math.max(...bays(0.6)))
})

test('a slab has no bays', () => {
  const slab: Sheet = { ...DECK, role: 'massive element', thickness_m: 0.14 }
  expect(
    deckBays(stackModel({ kind: 'floor', parts: [{ part: 'leaf', sheets: [slab] }] }, mountedIn([4, 3]))),
  ).toBeNull()
})
