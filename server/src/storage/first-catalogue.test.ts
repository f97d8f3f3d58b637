import { kindOf, numbersOf } from '@soundleaf/construction'
import {
  FRAME_TYPES,
  GENERIC_MANUFACTURER_NAME,
  PRODUCT_TYPES,
  STRUCTURE_TYPES,
  type Product,
  type ProductType,
} from '@soundleaf/contracts'
import { CATALOGUE_FOLDER } from '../testing/test-application'
import { firstCatalogue } from './first-catalogue'
import published from './published-products.data.json'

const PRODUCTS = firstCatalogue(CATALOGUE_FOLDER, false).products
type Span = readonly [least: number, most: number]

/**
 * The project's collection of typical values (from Hopkins, Sound Insulation, table A2; EN 12524, EN 338, EN 520;
 * Bies & Hansen; Cremer): thickness mm, density kg/m³, modulus GPa, loss factor. 0 to 0 where it gives none.
 */
const BOARDS: readonly (readonly [name: string, t: Span, rho: Span, E: Span, eta: Span])[] = [
  ['Gypsum board', [12.5, 12.7], [670, 700], [1.5, 2.7], [0.025, 0.025]],
  ['Gypsum board 9.5', [9.5, 9.5], [700, 700], [2.2, 2.2], [0.025, 0.025]],
  ['Gypsum board, fire', [12.5, 15.9], [700, 800], [2.4, 2.4], [0.025, 0.025]],
  ['Gypsum board, type X 15.9', [15.9, 15.9], [700, 720], [2.4, 2.4], [0.025, 0.025]],
  ['Gypsum board, acoustic', [12.5, 12.5], [960, 1030], [3, 3], [0.025, 0.025]],
  ['Gypsum board, constrained layer', [16, 16], [900, 900], [2.4, 2.4], [0.1, 0.1]],
  ['Gypsum fibre board', [12.5, 12.5], [1150, 1150], [3.8, 3.8], [0.015, 0.015]],
  ['Glass-fibre faced sheathing', [12.7, 15.9], [730, 730], [2.2, 2.2], [0.025, 0.025]],
  ['Gypsum plaster', [10, 10], [1100, 1100], [2.8, 2.8], [0.005, 0.005]],
  ['Plywood, birch', [6, 27], [680, 680], [10, 10], [0.015, 0.015]],
  ['Plywood, softwood', [12.7, 19], [500, 560], [7, 7], [0.03, 0.03]],
  ['OSB/3', [9, 22], [600, 620], [3.9, 5], [0.03, 0.03]],
  ['Particle board', [16, 22], [650, 700], [3.2, 3.2], [0.03, 0.03]],
  ['MDF', [12, 22], [750, 750], [4.7, 4.7], [0.01, 0.03]],
  ['Hardwood strip', [14, 22], [700, 700], [9, 12], [0.03, 0.03]],
  ['Softwood boards', [20, 30], [450, 480], [8, 11], [0.03, 0.03]],
  ['Fibre cement board', [8, 12], [1500, 1500], [10, 14], [0.01, 0.01]],
  ['Cement board', [12.5, 12.5], [1150, 1250], [5, 6], [0.015, 0.015]],
  ['Cement-bonded particle board', [12, 20], [1250, 1350], [5, 7], [0.015, 0.015]],
  ['Magnesium oxide board', [12, 12], [1000, 1000], [6, 6], [0.01, 0.01]],
  ['Glass', [3, 19], [2500, 2500], [66, 70], [0.03, 0.08]],
  ['Laminated glass', [6.4, 12.8], [2500, 2500], [66, 66], [0.15, 0.15]],
  ['Acrylic glass', [6, 10], [1180, 1180], [3.2, 6.2], [0.04, 0.06]],
  ['Steel sheet', [0.5, 6], [7800, 7850], [210, 210], [0.01, 0.01]],
  ['Aluminium sheet', [1, 3], [2700, 2700], [70, 70], [0.01, 0.01]],
  ['Heavy limp membrane', [2, 5], [1900, 2000], [0.01, 0.05], [0.2, 0.2]],
  ['Cement screed', [20, 120], [2000, 2100], [21, 25], [0.015, 0.015]],
  ['Anhydrite screed', [20, 100], [2000, 2000], [18, 20], [0.015, 0.015]],
  ['Gypsum concrete topping', [19, 100], [1500, 1900], [8, 12], [0.02, 0.02]],
  ['Gravel fill, bonded', [20, 200], [1500, 1600], [0.05, 0.05], [0.1, 0.1]],
]

/** The same of massive elements: density, modulus along the major direction, loss factor. */
const MASSIVE: readonly (readonly [name: string, rho: Span, E: Span, eta: Span])[] = [
  ['Concrete', [2300, 2400], [28, 33], [0.005, 0.006]],
  ['Concrete, heavily reinforced', [2300, 2400], [28, 33], [0.005, 0.006]],
  ['Lightweight aggregate concrete', [1300, 1600], [6, 7.5], [0.01, 0.01]],
  ['Expanded clay block', [650, 900], [3.3, 4.6], [0.01, 0.01]],
  ['Aerated concrete', [400, 700], [1.4, 2.4], [0.0125, 0.0125]],
  ['Clay brick', [1500, 2000], [9, 14], [0.01, 0.01]],
  ['Hollow clay block', [700, 1000], [2, 5], [0.01, 0.01]],
  ['Calcium silicate', [1800, 2000], [10.8, 12], [0.01, 0.01]],
  ['Dense concrete block', [1900, 2100], [19, 21], [0.01, 0.01]],
  ['Hollow concrete block', [1100, 1250], [7, 9], [0.01, 0.01]],
  ['Clinker block', [1100, 1400], [3.7, 4.5], [0.01, 0.01]],
  // E0 11 and E90 0.37 GPa by the share of the plies: 3-ply 0.96/0.04, 5-ply 0.79/0.21, 7-ply 0.71/0.29.
  ['Cross-laminated timber, 3 plies', [450, 500], [10.5, 10.7], [0.02, 0.02]],
  ['Cross-laminated timber', [450, 500], [8.7, 8.9], [0.02, 0.02]],
  ['Cross-laminated timber, 7 plies', [450, 500], [7.8, 8], [0.02, 0.02]],
  ['Glued-laminated timber slab', [450, 480], [11, 11], [0.02, 0.02]],
  ['Nail-laminated timber slab', [450, 480], [11, 11], [0.02, 0.02]],
  ['Dowel-laminated timber slab', [450, 480], [11, 11], [0.02, 0.02]],
  ['OSB deck', [600, 620], [3.9, 5], [0.03, 0.03]],
  ['Particle board deck', [650, 700], [3.2, 3.2], [0.03, 0.03]],
  ['Plywood deck', [500, 560], [7, 7], [0.03, 0.03]],
  ['Softwood board deck', [450, 480], [8, 11], [0.03, 0.03]],
  // 260 to 400 kg/m² over 200 and 265 mm.
  ['Hollow-core slab 200', [1300, 2000], [25, 30], [0.006, 0.006]],
  ['Hollow-core slab 265', [980, 1510], [25, 30], [0.006, 0.006]],
]

/** Impact boards: thickness, density, dynamic stiffness MN/m³. */
const IMPACT: readonly (readonly [name: string, t: Span, rho: Span, s: Span])[] = [
  ['Impact board', [20, 40], [100, 150], [8, 20]],
  ['Glass wool impact board', [15, 30], [60, 100], [6, 13]],
  ['Elasticised polystyrene', [20, 40], [12, 15], [10, 20]],
  ['Wood fibre impact board', [20, 40], [150, 190], [20, 50]],
  ['Polyethylene foam', [3, 10], [25, 35], [40, 120]],
  ['Rubber granulate', [6, 20], [650, 800], [20, 80]],
  ['Polyurethane foam composite', [6, 17], [80, 120], [15, 40]],
  ['Cork underlay', [3, 6], [200, 250], [80, 200]],
  ['Polyurethane elastomer mat', [12, 25], [200, 400], [5, 15]],
  ['Extruded polystyrene underlay', [2, 5], [35, 35], [60, 150]],
]

/** Coverings: thickness, and the contact stiffness MN/m that gives their usual ΔLw on 140 mm of concrete. */
const COVERINGS: readonly (readonly [name: string, t: Span, K: Span])[] = [
  ['Ceramic tile, bonded', [8, 10], [100, 1000]], // 0–2 dB
  ['Linoleum', [2, 4], [20, 100]], // 4–8 dB
  ['Vinyl, homogeneous', [2, 2], [40, 200]], // 2–5 dB
  ['Vinyl on foam', [3, 4], [1, 5]], // 14–19 dB
  ['Rubber covering', [3, 5], [5, 40]], // 8–14 dB
  ['Needle felt', [5, 7], [0.5, 2]], // 18–22 dB
  ['Carpet, loop pile', [6, 9], [0.1, 0.5]], // 23–29 dB
  ['Carpet on foam underlay', [12, 30], [0.05, 0.2]], // 30–40 dB
  ['Parquet, glued', [10, 15], [40, 300]], // 2–6 dB
  ['Parquet, floating on foam', [8, 15], [1, 2]], // 16–19 dB
  ['Parquet on rubber or cork', [15, 20], [0.5, 5]], // 15–20 dB
]

/** Fills: density. */
const FILLS: readonly (readonly [name: RegExp, rho: Span])[] = [
  [/^Fibreglass batt/, [10, 16]],
  [/^Fibreglass board/, [30, 50]],
  [/^Stone wool batt/, [28, 45]],
  [/^Stone wool,? dense/, [60, 100]],
  [/^Cellulose/, [35, 60]],
  [/^Wood fibre, flexible/, [45, 60]],
  [/^Hemp/, [30, 40]],
  [/^Polyester/, [10, 20]],
]

const named = (type: ProductType, name: string): Product => {
  const product = PRODUCTS.find((candidate) => candidate.type === type && candidate.name === name)
  if (product === undefined) throw new Error(`There is no ${type} "${name}"`)
  return product
}
const value = ({ properties }: Product, key: string): number =>
  Number(properties.find((property) => property.key === key)?.value)

function expectWithin(product: Product, spans: Readonly<Record<string, Span>>): void {
  for (const [key, [least, most]] of Object.entries(spans)) {
    expect(value(product, key)).toBeGreaterThanOrEqual(least)
    expect(value(product, key)).toBeLessThanOrEqual(most)
  }
}
const times1000 = ([least, most]: Span): Span => [least * 1000, most * 1000]

test.each(BOARDS)('the board %s has typical values', (name, thickness, density, E, dampingCoefficient) => {
  const modulusOfElasticity = times1000(E)
  expectWithin(named('Panel', name), { thickness, density, modulusOfElasticity, dampingCoefficient })
})

test.each(MASSIVE)('the massive element %s has typical values', (name, density, E, dampingCoefficient) => {
  expectWithin(named('MassiveElement', name), { density, modulusOfElasticityMajor: E, dampingCoefficient })
})

test.each(IMPACT)('the impact board %s has typical values', (name, thickness, density, dynamicStiffness) => {
  expectWithin(named('ImpactBoard', name), { thickness, density, dynamicStiffness })
})

test.each(COVERINGS)('the covering %s has typical values', (name, thickness, contactStiffness) => {
  expectWithin(named('FloorCovering', name), { thickness, contactStiffness })
})

test.each(FILLS)('fills named %s have typical densities', (name, density) => {
  const fills = PRODUCTS.filter((product) => product.type === 'Insulation' && name.test(product.name))
  expect(fills).not.toHaveLength(0)
  for (const fill of fills) expectWithin(fill, { density })
})

test('there is a generic product of every kind of component, and a frame of every type', () => {
  const types = new Set(PRODUCTS.map(({ type }) => type))
  // "Frame" is the type of a maker's frame for any place.
  expect([...types].sort()).toEqual(PRODUCT_TYPES.filter((type) => type !== 'Frame').sort())
  const frameTypes = PRODUCTS.flatMap(
    ({ properties }) => properties.find(({ key }) => key === 'frameType')?.value ?? [],
  )
  expect([...new Set(frameTypes)].sort()).toEqual([...FRAME_TYPES].sort())
})

// DIN 18182-1: C profiles of 0.6 mm and more; joists are of 1.2 mm.
test('every frame with steel studs has its gauge, and no other frame has one', () => {
  const wrong = PRODUCTS.filter(({ properties }) => {
    const found = (wanted: string) => properties.find(({ key }) => key === wanted)?.value
    const frameType = FRAME_TYPES.find((type) => type === found('frameType'))
    if (frameType === undefined) return false
    const usual = frameType.startsWith('Steel Joists') ? '1.2' : '0.6'
    return found('gauge') !== (/Steel (Stud|Joist)/.test(frameType) ? usual : undefined)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every product has supported structures, and its values stand within the range of its kind and its own', () => {
  for (const product of PRODUCTS) {
    expect(product.supportedStructures).not.toHaveLength(0)
    for (const type of product.supportedStructures) expect(STRUCTURE_TYPES).toContain(type)
    if (product.type === 'Insulation') continue
    for (const { key, range, isGivenByProducts } of numbersOf(kindOf(product.type))) {
      const property = product.properties.find((candidate) => candidate.key === key)
      if (key.startsWith('insulation') || (property === undefined && !isGivenByProducts)) continue
      expect([product.name, key, property === undefined]).toEqual([product.name, key, false])
      expectWithin(product, { [key]: [range.min, range.max] })
      const own = property?.rangeConfiguration
      if (own) expectWithin(product, { [key]: [own.minimumValue, own.maximumValue] })
    }
  }
})

test('projects find their products again: whatever was once published keeps its id, type and name', () => {
  const known = firstCatalogue(CATALOGUE_FOLDER, true).products.map(({ id, type, name }) => [id, type, name])
  expect(known).toEqual(expect.arrayContaining(published))
})

test('without the demonstration every product is generic', () => {
  const { manufacturers, products } = firstCatalogue(CATALOGUE_FOLDER, false)
  expect(manufacturers.map(({ name }) => name)).toEqual([GENERIC_MANUFACTURER_NAME])
  expect(new Set(products.map(({ manufacturerId }) => manufacturerId))).toEqual(
    new Set([manufacturers[0]?.manufacturerId]),
  )
})
