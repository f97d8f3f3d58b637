import { measureIn } from '@soundleaf/texts'
import { byName } from './catalogue'
import { GENERIC_ID, MAKER_ID, MANUFACTURERS, product, PRODUCTS } from '../testing/sample-catalogue'
import {
  categoriesOf,
  EVERYTHING,
  manufacturersOf,
  materialsOf,
  narrowed,
  productsOf,
  productThickness,
} from './offered-products'

const names = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name)

test('[EDT-08] a panel is offered panels, in the natural order of their names', () => {
  expect(names(productsOf('Panel', PRODUCTS.toSorted(byName)))).toEqual([
    'Board 9',
    'Board 12',
    'Nordvik Standard 13',
    'Plywood',
  ])
})

test('a wall frame is offered wall frames and those for every place', () => {
  const made = (name: string, type: 'WallFrame' | 'CeilingFrame' | 'Frame') =>
    product({ name, type, material: 'Wood', values: { frameType: 'Wooden Stud' } })
  const frames = [made('a', 'WallFrame'), made('b', 'CeilingFrame'), made('c', 'Frame')]
  expect(names(productsOf('WallFrame', frames))).toEqual(['a', 'c'])
})

test('[EDT-08] products are found by every word of the search, without regard to case and accents', () => {
  const found = (search: string) => names(narrowed(PRODUCTS, { ...EVERYTHING, search }))
  expect(found('standard nordvik')).toEqual(['Nordvik Standard 13'])
  expect(found('BOARD')).toEqual(['Board 12', 'Board 9'])
  expect(found('bòard 9')).toEqual(['Board 9'])
  expect(found('none such')).toEqual([])
})

test('[EDT-08] products are found by their thickness as well, with a comma, a point or the unit', () => {
  const found = (search: string) => names(narrowed(PRODUCTS, { ...EVERYTHING, search }))
  expect(found('12.5')).toEqual(['Board 12'])
  expect(found('board 12,5')).toEqual(['Board 12'])
  expect(found('9.5 mm')).toEqual(['Board 9'])
  expect(found('brick 120mm')).toEqual(['Clay brick'])
  expect(found('121')).toEqual([])
})

test('[EDT-08] products are narrowed by material, manufacturer and category', () => {
  const found = (wanted: object) => names(narrowed(PRODUCTS, { ...EVERYTHING, ...wanted }))
  expect(found({ material: 'Wood' })).toEqual(['Plywood'])
  expect(found({ manufacturerId: MAKER_ID })).toEqual(['Nordvik Standard 13'])
  expect(found({ category: 'Masonry' })).toEqual(['Clay brick'])
  expect(found({ material: 'Wood', manufacturerId: MAKER_ID })).toEqual([])
})

test('only choices that would find something are offered', () => {
  const panels = PRODUCTS.filter(({ type }) => type === 'Panel')
  expect(names(materialsOf(panels))).toEqual(['Gypsum', 'Wood'])
  expect(categoriesOf(PRODUCTS)).toEqual(['Concrete', 'Masonry'])
  const boards = panels.filter(({ manufacturerId }) => manufacturerId === GENERIC_ID)
  expect(names(manufacturersOf(boards, MANUFACTURERS))).toEqual(['Generic'])
})

test('beside a product stands the thickness it brings', () => {
  expect(PRODUCTS.slice(0, 2).map(productThickness)).toEqual(['12.5 mm', '9.5 mm'])
})

test('[BEY-12] in inches products show their thickness so, and are found by it as well', () => {
  const board = product({
    name: 'Type X',
    type: 'Panel',
    material: 'Gypsum',
    values: { thickness: '15.875' },
  })
  expect(names(narrowed([board], { ...EVERYTHING, search: '5/8' }))).toEqual([])
  measureIn('ImperialFractions')
  try {
    expect(productThickness(board)).toBe('5/8 in')
    for (const search of ['5/8', '15.875 type'])
      expect(names(narrowed([board], { ...EVERYTHING, search }))).toEqual(['Type X'])
  } finally {
    measureIn('Metric')
  }
})
