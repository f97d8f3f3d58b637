import type { Product } from '@soundleaf/contracts'
import type { Construction } from './construction'
import { carbonOf, costOf } from './product-sums'
import { template } from './template'
import { countingIds } from './testing'

const newId = countingIds()

const BOARD: Product = {
  id: '00000000-0000-4000-8000-0000000000b0',
  name: 'Gypsum board',
  type: 'Panel',
  material: 'Gypsum',
  category: null,
  manufacturerId: '00000000-0000-4000-8000-0000000000aa',
  properties: [],
  supportedStructures: ['LightweightFrameWall'],
  price: 4.2,
  carbon: { value: 200, per: 'm3' },
}
const products = new Map([[BOARD.id, BOARD]])

/** A lightweight wall of two boards and a frame, whose first board is the product. */
function wall(): Construction {
  const construction = template('LightweightFrameWall', newId)
  const [board, ...others] = construction.components
  if (board === undefined) throw new Error('The template has a board.')
  return { ...construction, components: [{ ...board, productId: BOARD.id }, ...others] }
}

test('[BEY-05] cost and carbon are summed over the parts whose products have them, and say of how many', () => {
  const parts = costOf(wall(), products).parts
  expect(costOf(wall(), products)).toEqual({ sum: 4.2, known: 1, parts })
  // 200 kg/m³ of a board of 12.5 mm: 200 · 0.0125 = 2.5 kg for each m².
  expect(carbonOf(wall(), products).sum).toBeCloseTo(2.5, 9)
  expect(costOf(template('LightweightFrameWall', newId), products).known).toBe(0)
})

test('[BEY-05] carbon for each m² does not ask for the thickness', () => {
  const perArea = new Map([[BOARD.id, { ...BOARD, carbon: { value: 3, per: 'm2' as const } }]])
  expect(carbonOf(wall(), perArea).sum).toBe(3)
})
