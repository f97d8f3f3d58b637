import { GENERIC_MANUFACTURER_NAME } from '@soundleaf/contracts'
import { callersCatalogue } from '../domain/catalogue/callers-catalogue'
import type { CatalogueStore } from '../domain/catalogue/catalogue'
import { defaultTemplates } from '../domain/catalogue/default-templates'
import type { OwnProductStore } from '../domain/catalogue/own-product'
import { accept, refuse, type Decision } from '../domain/refusal'
import type { OnBehalf } from '../domain/session/session'
import type { CallHandlers } from './call-handlers'

export function catalogueHandlers(stores: {
  readonly catalogue: CatalogueStore
  readonly ownProducts: OwnProductStore
}) {
  const { catalogue } = stores
  const of = (caller: OnBehalf) => callersCatalogue(stores, caller)
  return {
    listProducts: async ({ caller }) => accept(await of(caller).list({})),
    listProductsForStructure: async ({ params, caller }) =>
      accept(await of(caller).listForStructure(params.structureModule)),
    listInsulations: async ({ caller }) => accept(await of(caller).list({ type: 'Insulation' })),
    listProductsOfManufacturer: async ({ params, caller }) =>
      accept(await of(caller).list({ manufacturerId: params.id })),
    listProductsOfMaterial: async ({ params, caller }) =>
      accept(await of(caller).list({ material: params.material })),
    listProductsOfType: async ({ params, caller }) => accept(await of(caller).list({ type: params.type })),
    listManufacturers: async ({ caller }) => accept(await of(caller).listManufacturers()),
    getProduct: async ({ params, caller }) => found(await of(caller).find(params.id)),
    getManufacturer: async ({ params, caller }) => found(await of(caller).findManufacturer(params.id)),

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
