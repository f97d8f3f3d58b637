import type { CatalogueStore } from '../domain/catalogue/catalogue'
import { defaultTemplates } from '../domain/catalogue/default-templates'
import { accept, refuse, type Decision } from '../domain/refusal'
import { GENERIC_MANUFACTURER_NAME } from '@soundleaf/contracts'
import type { CallHandlers } from './call-handlers'

export function catalogueHandlers(catalogue: CatalogueStore) {
  return {
    listProducts: async () => accept(await catalogue.list({})),
    listProductsForStructure: async ({ params }) =>
      accept(await catalogue.listForStructure(params.structureModule)),
    listInsulations: async () => accept(await catalogue.list({ type: 'Insulation' })),
    listProductsOfManufacturer: async ({ params }) =>
      accept(await catalogue.list({ manufacturerId: params.id })),
    listProductsOfMaterial: async ({ params }) => accept(await catalogue.list({ material: params.material })),
    listProductsOfType: async ({ params }) => accept(await catalogue.list({ type: params.type })),
    listManufacturers: async () => accept(await catalogue.listManufacturers()),
    getProduct: async ({ params }) => found(await catalogue.find(params.id)),
    getManufacturer: async ({ params }) => found(await catalogue.findManufacturer(params.id)),

    async getDefaultTemplates({ params }) {
      const manufacturers = await catalogue.listManufacturers()
      const generic = manufacturers.find(({ name }) => name === GENERIC_MANUFACTURER_NAME)
      const products =
        generic === undefined ? [] : await catalogue.list({ manufacturerId: generic.manufacturerId })
      return accept(defaultTemplates(params.structureModule, products))
    },
  } satisfies Partial<CallHandlers>
}

function found<Value>(value: Value | null): Decision<Value> {
  return value === null ? refuse('NotFound') : accept(value)
}
