import { elasticLayer } from './elastic-layer'

const WOOL = {
  part: 'resilient layer',
  componentId: 'wool',
  thickness_m: 0.05,
  density_kgm3: 80,
  dynamicStiffness_Npm3: 7e6,
} as const

test("far below its first wave resonance the layer is a spring of s'", () => {
  // c = sqrt(7e6 0.05/80) = 66 m/s, c/2h = 661 Hz; Y = j w/s' = j 2 pi 20/7e6
  const { cosine, impedance, admittance } = elasticLayer(WOOL, 1e-6, 20)
  expect(cosine[0]).toBeCloseTo(1, 2)
  expect(admittance[0]).toBeCloseTo(0, 9)
  expect(admittance[1] / ((2 * Math.PI * 20) / 7e6)).toBeCloseTo(1, 2)
  // Its mass, j w rho h
  expect(impedance[1] / (2 * Math.PI * 20 * 80 * 0.05)).toBeCloseTo(1, 2)
})

test('at c/2h half a wave stands in the layer, which passes pressure and velocity on', () => {
  const c = Math.sqrt((7e6 * 0.05) / 80)
  const { cosine, impedance, admittance } = elasticLayer(WOOL, 1e-9, c / 0.1)
  expect(cosine[0]).toBeCloseTo(-1, 6)
  expect(Math.hypot(...impedance)).toBeLessThan(1)
  expect(Math.hypot(...admittance)).toBeLessThan(1e-6)
})

test.each([20, 300, 661, 4000])('the layer is reciprocal at %f Hz: its determinant is 1', (hz) => {
  const { cosine, impedance, admittance } = elasticLayer(WOOL, 0.35, hz)
  const product = (a: readonly [number, number], b: readonly [number, number]) => [
    a[0] * b[0] - a[1] * b[1],
    a[0] * b[1] + a[1] * b[0],
  ]
  const [square, across] = [product(cosine, cosine), product(impedance, admittance)]
  const size = Math.hypot(...square)
  expect((square[0] - across[0] - 1) / size).toBeCloseTo(0, 9)
  expect((square[1] - across[1]) / size).toBeCloseTo(0, 9)
})
