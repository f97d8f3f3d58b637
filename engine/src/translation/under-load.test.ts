import type { ResilientLayer } from '../input/assembly'
import { underLoad } from './under-load'

function layer(thickness_m: number, density_kgm3: number, stiffness_MNpm3: number): ResilientLayer {
  return {
    part: 'resilient layer',
    componentId: 'layer',
    thickness_m,
    density_kgm3,
    dynamicStiffness_Npm3: stiffness_MNpm3 * 1e6,
  }
}

const stiffness = (of: ResilientLayer, load_kgm2: number) =>
  underLoad(of, load_kgm2).dynamicStiffness_Npm3 / 1e6

test('a layer has its declared stiffness under a screed', () => {
  expect(stiffness(layer(0.03, 100, 10), 120)).toBe(10)
})

test('[ENG-01] wool under a dry floor is softer, but not softer than the air in it', () => {
  // 50 mm: air 111/50 = 2.2 MN/m³; fibres 7 - 2.2 = 4.8 MN/m³, under 25 of 100 kg/m² half of it.
  expect(stiffness(layer(0.05, 80, 7), 25)).toBeCloseTo(2.22 + 4.78 / 2, 2)
  expect(stiffness(layer(0.05, 80, 7), 0.001)).toBeGreaterThan(2.22)
  expect(stiffness(layer(0.05, 80, 2), 10)).toBe(2)
})

test('foam and rubber are as stiff under every load', () => {
  expect(stiffness(layer(0.035, 20, 100), 10)).toBe(100)
  expect(stiffness(layer(0.008, 700, 60), 10)).toBe(60)
})
