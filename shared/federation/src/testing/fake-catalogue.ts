import type { Outcome } from '@soundleaf/contracts'
import {
  SAMPLE_MANUFACTURERS,
  SAMPLE_PRODUCTS,
  SAMPLE_STRUCTURES,
  sampleAnswer,
} from '@soundleaf/contracts/samples'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

type CatalogueCall = Extract<
  keyof FakeAnswers,
  | `list${'Product' | 'Insulation' | 'Manufacturer'}${string}`
  | `${string}OwnProduct${string}`
  | 'getProduct'
  | 'getManufacturer'
  | 'getDefaultTemplates'
>

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** The catalogue of the contract's samples. */
export const fakeCatalogue: Pick<FakeAnswers, CatalogueCall> = {
  listProductsForStructure: ({ params }) =>
    ok(
      SAMPLE_PRODUCTS.filter(({ supportedStructures }) =>
        supportedStructures.includes(params.structureModule),
      ),
    ),
  getDefaultTemplates: ({ params }) =>
    ok(SAMPLE_STRUCTURES.filter(({ type }) => type === params.structureModule)),
  listInsulations: () => ok(SAMPLE_PRODUCTS.filter(({ type }) => type === 'Insulation')),
  listManufacturers: () => ok([...SAMPLE_MANUFACTURERS]),
  listProducts: () => ok([...SAMPLE_PRODUCTS]),
  getProduct: ({ params }) => {
    const product = SAMPLE_PRODUCTS.find(({ id }) => id === params.id)
    return product === undefined ? failure('getProduct', 'NotFound') : ok(product)
  },
  listProductsOfManufacturer: ({ params }) =>
    ok(SAMPLE_PRODUCTS.filter(({ manufacturerId }) => manufacturerId === params.id)),
  listProductsOfMaterial: ({ params }) =>
    ok(SAMPLE_PRODUCTS.filter(({ material }) => material === params.material)),
  listProductsOfType: ({ params }) => ok(SAMPLE_PRODUCTS.filter(({ type }) => type === params.type)),
  getManufacturer: ({ params }) => {
    const maker = SAMPLE_MANUFACTURERS.find(({ manufacturerId }) => manufacturerId === params.id)
    return maker === undefined ? failure('getManufacturer', 'NotFound') : ok(maker)
  },
  listOwnProducts: () => ok(sampleAnswer('listOwnProducts')),
  saveOwnProduct: ({ body: { id, base, keptBy, content } }) =>
    ok({ ...sampleAnswer('saveOwnProduct'), id, keptBy, content, version: base + 1 }),
  importOwnProducts: () => ok(sampleAnswer('importOwnProducts')),
  getOwnProductHistory: () => ok(sampleAnswer('getOwnProductHistory')),
  deleteOwnProduct: () => ok({}),
  restoreOwnProduct: ({ params }) => ok({ ...sampleAnswer('restoreOwnProduct'), id: params.id }),
}
