import {
  ImportOwnProductsAnswer,
  ImportOwnProductsRequest,
  OwnProduct,
  OwnProductHistory,
  OwnProductList,
  SaveOwnProductRequest,
} from './own-product'
import { Empty, Guid } from './primitives'

const id = { id: Guid }

/** The calls about the products that a person or a team keeps. */
export const OWN_PRODUCT_CALLS = {
  /** The caller's own and the team's, without those that were deleted. */
  listOwnProducts: {
    method: 'GET',
    path: '/api/own-products',
    authenticated: true,
    answer: OwnProductList,
  },
  saveOwnProduct: {
    method: 'PUT',
    path: '/api/own-products',
    authenticated: true,
    body: SaveOwnProductRequest,
    answer: OwnProduct,
  },
  importOwnProducts: {
    method: 'POST',
    path: '/api/own-products/import',
    authenticated: true,
    body: ImportOwnProductsRequest,
    bodyLimit: 4_500_000,
    answer: ImportOwnProductsAnswer,
  },
  getOwnProductHistory: {
    method: 'GET',
    path: '/api/own-products/{id}/history',
    authenticated: true,
    params: id,
    answer: OwnProductHistory,
  },
  /** Hides it from lists and pickers; projects keep the values that they have. */
  deleteOwnProduct: {
    method: 'DELETE',
    path: '/api/own-products/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  /** Takes a deletion back. */
  restoreOwnProduct: {
    method: 'PUT',
    path: '/api/own-products/{id}/restore',
    authenticated: true,
    params: id,
    answer: OwnProduct,
  },
} as const
