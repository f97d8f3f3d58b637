import { product } from '../testing/sample-catalogue'
import { usualInsulation } from './usual-insulation'

const wool = (thickness: string, density: string, material: 'Stonewool' | 'Fibreglass' = 'Stonewool') =>
  product({ name: `${material} ${thickness}`, type: 'Insulation', material, values: { thickness, density } })
const PRODUCTS = [
  wool('145', '30'),
  wool('45', '30'),
  wool('95', '30'),
  wool('70', '80'),
  wool('90', '14', 'Fibreglass'),
]
const filled = (depth_mm: number) => usualInsulation(PRODUCTS, depth_mm)?.name

test('a cavity is filled with the thickest batt that fits, and a shallow one with the thinnest', () => {
  expect([filled(95), filled(94), filled(1000), filled(30)]).toEqual([
    'Stonewool 95',
    'Stonewool 45',
    'Stonewool 145',
    'Stonewool 45',
  ])
  expect(usualInsulation([], 95)).toBeUndefined()
})
