import { genericProductOf } from './index'
import { built, first, product, property } from './testing'

const frameOf = (name: string, frameType: string, type: 'WallFrame' | 'CeilingFrame' = 'WallFrame') =>
  product({ name, type, properties: [property('frameType', frameType, { type: 'String' })] })
const PRODUCTS = [
  product({ name: 'Gypsum board' }),
  frameOf('Wooden furring on masonry', 'Wooden Stud'),
  frameOf('Wooden stud', 'Wooden Stud'),
  frameOf('Wall frame', 'Generic Wall Frame'),
  frameOf('Wooden stud, detached', 'Wooden Stud Detached', 'CeilingFrame'),
  frameOf('Wooden stud, detached', 'Wooden Stud Detached'),
]
const found = (...construction: Parameters<typeof built>) =>
  genericProductOf(first(built(...construction), construction[1]?.[0] ?? 'panel'), PRODUCTS)

test('a board that is added is the one of its name', () => {
  expect(found('SingleMassiveElementWall', ['panel', 'left'])).toBe(PRODUCTS[0])
  expect(found('SingleMassiveElementFloor', ['impactBoard', 'above'])).toBeUndefined()
})

test('a frame that is added is the one of its place and its frame type', () => {
  expect(found('SingleMassiveElementWall', ['frame', 'left'])).toBe(PRODUCTS[5])
  expect(found('SingleMassiveElementFloor', ['frame', 'below'])).toBe(PRODUCTS[4])
  // Only its size is told by the generic floor frame; that is another frame type.
  expect(found('SingleMassiveElementFloor', ['frame', 'above'])).toBeUndefined()
  expect(found('LightweightFrameWall', ['frame', 'left'])).toBe(PRODUCTS[2])
})
