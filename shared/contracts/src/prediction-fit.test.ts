import type { MeasuredQuantity } from './enumerations'
import { predictionFitOf } from './prediction-fit'

const values = [100, 125, 160].map((band) => ({ band, value: 40 }))

test.each<[MeasuredQuantity, string]>([
  ['R', 'airborne'],
  ['TL', 'airborne'],
  ['Ln', 'impact'],
  ["R'", 'inBuilding'],
  ["L'nT", 'inBuilding'],
  ['DeltaL', 'inBuilding'],
])('[BEY-01] %s fits %s', (quantity, fit) => {
  expect(predictionFitOf({ quantity, values })).toBe(fit)
})

test('[BEY-01] octaves fit no curve of third octaves', () => {
  const octaves = [125, 250, 500, 1000, 2000].map((band) => ({ band, value: 40 }))
  expect(predictionFitOf({ quantity: 'R', values: octaves })).toBe('inOctaves')
})
