import type { OwnProduct } from '@soundleaf/contracts'
import { readCsv } from '../catalogue-file/read-csv'
import { importOwnProducts } from '../domain/catalogue/import-own-products'
import {
  admitEditor,
  keepersOf,
  MAX_OWN_PRODUCTS,
  type OwnProductDependencies,
  type OwnProductVersion,
  type StoredOwnProduct,
} from '../domain/catalogue/own-product'
import {
  deleteOwnProduct,
  findOwnProduct,
  restoreOwnProduct,
  saveOwnProduct,
} from '../domain/catalogue/save-own-product'
import { accept, mapped } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'

export function ownProductHandlers(deps: OwnProductDependencies) {
  const { ownProducts, clock } = deps
  return {
    async listOwnProducts({ caller }) {
      const kept = await ownProducts.list(keepersOf(caller.account))
      return accept({
        products: kept.map(answerOf),
        productsMax: MAX_OWN_PRODUCTS,
        mayEdit: admitEditor(caller.account, clock).ok,
        hasTeam: caller.account.teamId !== null,
      })
    },

    saveOwnProduct: async ({ body, caller }) => mapped(await saveOwnProduct(body, caller, deps), answerOf),

    importOwnProducts: ({ body, caller }) =>
      importOwnProducts(body, caller, {
        ...deps,
        readFile: (text, most) => readCsv(text, { isOwn: true, most }),
      }),

    async getOwnProductHistory({ params, caller }) {
      const product = await findOwnProduct(params.id, caller, deps)
      if (!product.ok) return product
      return accept((await ownProducts.listVersions(params.id)).map(versionOf))
    },

    deleteOwnProduct: ({ params, caller }) => deleteOwnProduct(params.id, caller, deps),

    restoreOwnProduct: async ({ params, caller }) =>
      mapped(await restoreOwnProduct(params.id, caller, deps), answerOf),
  } satisfies Partial<CallHandlers>
}

function answerOf(product: StoredOwnProduct): OwnProduct {
  return { id: product.id, keptBy: product.keeper.keptBy, ...versionOf(product) }
}

const versionOf = ({ version, content, savedAt, savedBy }: OwnProductVersion) => ({
  version,
  content,
  savedDateUtc: savedAt.toISOString(),
  savedBy,
})
