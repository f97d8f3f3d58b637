import { criticalFrequency_Hz } from './leaf'
import { questionsOf, usualRange } from './sanity'

const board = (values: object) => ({ type: 'Panel' as const, material: 'Gypsum' as const, values })
const keys = (values: object) => questionsOf(board(values)).map(({ key }) => key)
const USUAL = { thickness: 12.5, density: 680, modulusOfElasticity: 2200, dampingCoefficient: 0.025 }

test('[BEY-09] a usual board is not questioned', () => {
  expect(questionsOf(board(USUAL))).toEqual([])
})

test('[BEY-09] a modulus in GPa where MPa are meant gives a wave speed that gypsum has not, in words', () => {
  // √(2.2 MPa / 680 kg/m³) = 56.9 m/s; 1200 to 2700 m/s at 680 kg/m³ are 979 to 4957 MPa.
  const [question] = questionsOf(board({ ...USUAL, modulusOfElasticity: 2.2 }))
  expect(question).toEqual({
    key: 'modulusOfElasticity',
    message:
      'Density and modulus of elasticity give a wave speed of 56.9 m/s; gypsum usually has 1200 to 2700 m/s. At this density that is a modulus of 979 to 4960 MPa.',
  })
})

test('[BEY-09] a loss factor in per cent and a density of another material are questioned', () => {
  expect(keys({ ...USUAL, dampingCoefficient: 2.5 })).toEqual(['dampingCoefficient'])
  expect(questionsOf(board({ ...USUAL, dampingCoefficient: 2.5 }))[0]?.message).toContain('it is 0.025')
  expect(keys({ ...USUAL, density: 7850, modulusOfElasticity: 20000 })).toEqual(['density'])
})

test('[BEY-09] a stiffness that does not fit the thickness is questioned with the range at that thickness', () => {
  const layer = (dynamicStiffness: number) => ({
    type: 'ImpactBoard' as const,
    material: 'Stonewool' as const,
    values: { thickness: 30, density: 120, dynamicStiffness },
  })
  expect(questionsOf(layer(15))).toEqual([])
  // 0.15 to 1.5 MPa over 30 mm.
  expect(usualRange(layer(15), 'dynamicStiffness')?.map((value) => Math.round(value))).toEqual([5, 50])
  expect(questionsOf(layer(150)).map(({ key }) => key)).toEqual(['dynamicStiffness'])
})

test('a value that is not there is not asked about', () => {
  expect(questionsOf(board({}))).toEqual([])
  expect(usualRange(board({}), 'modulusOfElasticity')).toBeNull()
})

test('[BEY-09] the critical frequency of 6 mm glass is near 2 kHz, as handbooks have it', () => {
  // h fc = 12.2 m/s × m for glass (Hopkins, table A2: 12.3): 2040 Hz at 6 mm.
  const glass = criticalFrequency_Hz({ thickness_mm: 6, density_kgm3: 2500, modulus_GPa: 65 })
  expect(glass).toBeGreaterThan(1950)
  expect(glass).toBeLessThan(2150)
})
