import { template } from '@soundleaf/construction'
import { NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import { counter } from '../testing/render-editor'
import { hasProducts } from '../picker/product-selection'
import { productOfLayer } from './product-of-layer'

const SAID = {
  name: 'Hard board',
  manufacturer: 'Nordgips',
  origin: 'declared',
  source: 'Data sheet A12',
  sourcePage: '4',
  sourceDate: '2026-03-31',
} as const

const LAYERS = NEW_PROJECT_TYPES.flatMap((type) => {
  const construction = template(type, counter())
  return construction.components
    .filter(hasProducts)
    .map((component) => [type, component.name, construction, component] as const)
})

test.each(LAYERS)(
  '[BEY-09] in a %s the layer %s can be a product of one’s own',
  (type, _, construction, layer) => {
    const reading = productOfLayer(construction, layer, SAID, [])
    expect(reading).toMatchObject({
      ok: true,
      value: {
        name: 'Hard board',
        manufacturer: 'Nordgips',
        source: { origin: 'declared', document: 'Data sheet A12', page: '4', date: '2026-03-31' },
        supportedStructures: [type],
      },
    })
  },
)

test('[BEY-09] what is missing or cannot be is told by the name of its field', () => {
  const [first] = LAYERS
  if (first === undefined) throw new Error('There is a layer.')
  const [, , construction, layer] = first
  const said = { ...SAID, manufacturer: ' ', sourceDate: '31.3.2026' }
  const reading = productOfLayer(construction, layer, said, [])
  expect(reading.ok ? [] : reading.faults.map(({ message }) => message)).toEqual([
    'Manufacturer is missing; enter 1 to 100 characters.',
    'Date of the document is "31.3.2026"; enter a date as 2026-03-31.',
  ])
})
