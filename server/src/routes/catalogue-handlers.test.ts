import {
  FRAME_TYPES,
  GENERIC_MANUFACTURER_NAME,
  INSULATION_MATERIALS,
  NEW_PROJECT_TYPES,
  PROPERTY_KEYS,
  STRUCTURE_TYPES,
  type Product,
  type StructureType,
} from '@soundleaf/contracts'
import {
  add,
  addable,
  check,
  fromWire,
  propertiesOf,
  ruleText,
  selectInsulation,
  selectProduct,
} from '@soundleaf/construction'
import { randomUUID } from 'node:crypto'
import { structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

async function productsOf(person: Person): Promise<readonly Product[]> {
  return (await person.call('listProducts', {})).body
}

onEachDatabase('the catalogue', (server) => {
  let person: Person
  beforeAll(async () => {
    person = await server().person()
  })

  test('[API-04] one manufacturer is named generic, and another one is there to tell them apart', async () => {
    const { body: manufacturers } = await person.call('listManufacturers', {})
    expect(manufacturers.map(({ name }) => name)).toContain(GENERIC_MANUFACTURER_NAME)
    expect(manufacturers).toHaveLength(2)
    for (const manufacturer of manufacturers) {
      const params = { id: manufacturer.manufacturerId }
      expect((await person.call('getManufacturer', { params })).body).toEqual(manufacturer)
      const { body: products } = await person.call('listProductsOfManufacturer', { params })
      expect(products).not.toHaveLength(0)
      expect(products.every(({ manufacturerId }) => manufacturerId === manufacturer.manufacturerId)).toBe(
        true,
      )
    }
  })

  test('every product is found by its id, its type and its material', async () => {
    const products = await productsOf(person)
    expect(products.length).toBeGreaterThan(100)
    const [first] = products
    if (first === undefined) throw new Error('The catalogue is empty')
    expect((await person.call('getProduct', { params: { id: first.id } })).body).toEqual(first)
    expect((await person.call('getProduct', { params: { id: randomUUID() } })).status).toBe(404)
    const ofType = await person.call('listProductsOfType', { params: { type: first.type } })
    expect(ofType.body).toEqual(products.filter(({ type }) => type === first.type))
    const ofMaterial = await person.call('listProductsOfMaterial', { params: { material: first.material } })
    expect(ofMaterial.body).toEqual(products.filter(({ material }) => material === first.material))
    const insulations = await person.call('listInsulations', {})
    expect(insulations.body).toEqual(products.filter(({ type }) => type === 'Insulation'))
  })

  test('every frame type and every insulation material has a product', async () => {
    const products = await productsOf(person)
    const values = (key: string) =>
      new Set(
        products.flatMap(({ properties }) =>
          properties.filter((property) => property.key === key).map(({ value }) => value),
        ),
      )
    expect(values('frameType')).toEqual(new Set(FRAME_TYPES))
    expect(values('insulationMaterial')).toEqual(new Set(INSULATION_MATERIALS))
  })

  test('[API-04] product properties have known keys, texts as values, and no value outside its range', async () => {
    for (const { name, properties } of await productsOf(person))
      for (const { key, value, rangeConfiguration } of properties) {
        expect(PROPERTY_KEYS).toContain(key)
        if (rangeConfiguration === null) continue
        const { minimumValue, maximumValue } = rangeConfiguration
        expect({ name, key, fits: Number(value) >= minimumValue && Number(value) <= maximumValue }).toEqual({
          name,
          key,
          fits: true,
        })
      }
  })

  test.each(STRUCTURE_TYPES)(
    'a %s gets the products that support it, and no others',
    async (structureModule) => {
      const offered = await person.call('listProductsForStructure', { params: { structureModule } })
      const all = await productsOf(person)
      expect(offered.body).toEqual(
        all.filter((product) => product.supportedStructures.includes(structureModule)),
      )
      expect(offered.body).not.toHaveLength(0)
    },
  )

  test('[API-05] structureModule is the structure type, and another word is refused by name', async () => {
    const { payload, statusCode } = await server().app.inject({
      url: '/api/products/structure/Roof/defaults',
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    expect(statusCode).toBe(400)
    expect(payload).toContain('structureModule is \\"Roof\\", which is not one of Floor, Wall, Facade')
  })

  test.each([...NEW_PROJECT_TYPES, 'Facade'] as const)(
    '[PRJ-02] the templates of a %s are sound and made of generic products',
    async (structureModule) => {
      const { body: templates } = await person.call('getDefaultTemplates', { params: { structureModule } })
      const generic = (await person.call('listManufacturers', {})).body.find(
        ({ name }) => name === GENERIC_MANUFACTURER_NAME,
      )
      const others: Readonly<Partial<Record<StructureType, readonly string[]>>> = {
        SingleMassiveElementFloor: ['TimberJoistFloor', 'CltFloor'],
        Facade: ['FacadeWall', 'Window'],
      }
      expect(templates.map(({ template }) => template)).toEqual([
        undefined,
        ...(others[structureModule] ?? []),
      ])
      for (const structure of templates) {
        const construction = fromWire(structure)
        if (!construction.ok) throw new Error(ruleText(construction.failure))
        expect(check(construction.value)).toEqual([])
        for (const { name, productId, manufacturerId } of structure.components) {
          expect({ name, manufacturerId }).toEqual({ name, manufacturerId: generic?.manufacturerId })
          const product = await person.call('getProduct', { params: { id: productId ?? '' } })
          expect(product.body.name).toBe(name)
        }
      }
    },
  )

  test.each(NEW_PROJECT_TYPES)(
    '[PRP-01] the default of a %s has the ranges of its products: choosing them once more changes nothing',
    async (structureModule) => {
      const { body } = await person.call('getDefaultTemplates', { params: { structureModule } })
      const opened = body[0] === undefined ? null : fromWire(body[0])
      if (opened?.ok !== true) throw new Error('The type has a template.')
      for (const { id, productId } of opened.value.components) {
        const product = await person.call('getProduct', { params: { id: productId ?? '' } })
        const again = selectProduct(opened.value, id, product.body)
        if (!again.ok) throw new Error(ruleText(again.failure))
        const rows = ({ components }: typeof opened.value) =>
          components.map((component) => propertiesOf(component, true))
        expect(rows(again.value)).toEqual(rows(opened.value))
      }
    },
  )

  test('the fill of the default lightweight wall is a product of the catalogue', async () => {
    const params = { structureModule: 'LightweightFrameWall' } as const
    const [structure] = (await person.call('getDefaultTemplates', { params })).body
    const id =
      structure?.components[1]?.properties.find(({ key }) => key === 'insulationProductId')?.value ?? ''
    const fill = await person.call('getProduct', { params: { id } })
    expect(fill.body).toMatchObject({ type: 'Insulation', material: 'Stonewool' })
  })

  test('every product can be chosen where a construction has a place for it', async () => {
    const generic = (await person.call('listManufacturers', {})).body.find(
      ({ name }) => name === GENERIC_MANUFACTURER_NAME,
    )
    const refused: string[] = []
    for (const product of await productsOf(person)) {
      const place = placeFor(product)
      const selected =
        product.type === 'Insulation'
          ? selectInsulation(place.construction, place.componentId, product)
          : selectProduct(place.construction, place.componentId, product)
      if (!selected.ok) refused.push(`${product.type} ${product.name}: ${ruleText(selected.failure)}`)
      else if (product.type !== 'Insulation') {
        const component = selected.value.components.find(({ id }) => id === place.componentId)
        const rows =
          component === undefined
            ? []
            : propertiesOf(component, product.manufacturerId === generic?.manufacturerId)
        expect(rows).not.toHaveLength(0)
      }
    }
    expect(refused).toEqual([])
  })
})

/** A construction with a component that the product could replace, or fill. */
function placeFor(product: Product) {
  const structure = {
    Panel: 'LightweightFrameWall',
    WallFrame: 'LightweightFrameWall',
    Insulation: 'LightweightFrameWall',
    Cavity: 'DoubleMassiveElementWall',
    RibPanel: 'SingleMassiveElementFloorWithRibPanels',
    MassiveElement: 'SingleMassiveElementFloor',
    FloorFrame: 'SingleMassiveElementFloor',
    CeilingFrame: 'SingleMassiveElementFloor',
    ImpactBoard: 'SingleMassiveElementFloor',
    FloorCovering: 'SingleMassiveElementFloor',
    Frame: 'LightweightFrameWall',
  } as const
  const read = fromWire(structureOf(structure[product.type]))
  if (!read.ok) throw new Error(ruleText(read.failure))
  const at = {
    Panel: 0,
    WallFrame: 1,
    Insulation: 1,
    Cavity: 1,
    RibPanel: 1,
    MassiveElement: 0,
    Frame: 1,
  } as const
  if (product.type in at) {
    const component = read.value.components[at[product.type as keyof typeof at]]
    if (component === undefined) throw new Error('The template changed')
    return { construction: read.value, componentId: component.id }
  }
  const side = product.type === 'CeilingFrame' ? 'below' : 'above'
  const kind =
    product.type === 'ImpactBoard'
      ? 'impactBoard'
      : product.type === 'FloorCovering'
        ? 'floorCovering'
        : 'frame'
  expect(addable(read.value, kind, side)).toMatchObject({ allowed: true })
  const before = new Set(read.value.components.map(({ id }) => id))
  const added = add(read.value, kind, side, randomUUID)
  if (!added.ok) throw new Error(ruleText(added.failure))
  const component = added.value.components.find(({ id }) => !before.has(id))
  return { construction: added.value, componentId: component?.id ?? '' }
}
