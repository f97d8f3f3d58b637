import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import { PRODUCT_TYPES, STRUCTURE_TYPES, MATERIALS } from '../enumerations'
import {
  Account,
  ChangeForgottenPasswordRequest,
  ConnectedUsersAnswer,
  ForgottenPasswordRequest,
  LoginAnswer,
  LoginRequest,
  RefreshAnswer,
  RefreshRequest,
  SignupRequest,
  UpdateAccountDetailsQuery,
  UpdatePasswordRequest,
} from './account'
import { ACCOUNT_DATA_CALLS } from './account-data-calls'
import { API_KEY_CALLS } from './api-key-calls'
import { BATCH_CALLS } from './batch-calls'
import type { CallDefinition } from './call-definition'
import { CalculateRequest, CalculationAnswer, ReportAnswer } from './calculation'
import { DefaultTemplates, Manufacturer, ManufacturerList, Product, ProductList } from './catalogue'
import { HISTORY_CALLS } from './history-calls'
import { MATERIAL_CALLS } from './material-meaning'
import { MEASURED_CALLS } from './measured-calls'
import { OWN_PRODUCT_CALLS } from './own-product-calls'
import { Empty, Guid, oneOf } from './primitives'
import { PROJECT_FILE_CALLS } from './project-file-calls'
import { PROJECT_LINK_CALLS } from './project-link-calls'
import { PROJECT_LIST_CALLS } from './project-list-calls'
import { ROOM_CALLS } from './room-calls'
import { SECOND_FACTOR_CALLS } from './second-factor-calls'
import { SINGLE_SIGN_ON_CALLS } from './single-sign-on-calls'
import { SEARCH_CALLS } from './search-calls'
import { WEBHOOK_CALLS } from './webhook-calls'
import {
  DuplicateAnswer,
  DuplicateRequest,
  MAX_PROJECT_BYTES,
  Project,
  SaveProjectAnswer,
  SaveProjectRequest,
  SharedAnswer,
} from './project'

const id = { id: Guid }
const structureModule = { structureModule: oneOf(STRUCTURE_TYPES) }

/** Made by the page for one project: a repeated call finds the project that it made. */
const creationKey = { creationKey: Type.Optional(Guid) }

/** Every call of specification section 7, and ours. One entry is validator, type and API page. */
export const CALLS = {
  login: {
    method: 'POST',
    path: '/api/authorize/login',
    authenticated: false,
    body: LoginRequest,
    answer: LoginAnswer,
  },
  logout: { method: 'POST', path: '/api/authorize/logout', authenticated: true, answer: Empty },
  refreshToken: {
    method: 'POST',
    path: '/api/authorize/refreshtoken',
    authenticated: false,
    body: RefreshRequest,
    answer: RefreshAnswer,
  },
  connectedUsers: {
    method: 'POST',
    path: '/api/authorize/connectedusers',
    authenticated: true,
    answer: ConnectedUsersAnswer,
  },
  getAccount: { method: 'GET', path: '/account', authenticated: true, answer: Account },
  signUp: {
    method: 'POST',
    path: '/account/signup',
    authenticated: false,
    body: SignupRequest,
    answer: Empty,
  },
  forgottenPassword: {
    method: 'POST',
    path: '/account/forgottenpassword',
    authenticated: false,
    body: ForgottenPasswordRequest,
    answer: Empty,
  },
  changeForgottenPassword: {
    method: 'POST',
    path: '/account/changeforgottenpassword',
    authenticated: false,
    body: ChangeForgottenPasswordRequest,
    answer: Empty,
  },
  updatePassword: {
    method: 'POST',
    path: '/account/updatepassword',
    authenticated: true,
    body: UpdatePasswordRequest,
    answer: Empty,
  },
  updateAccountDetails: {
    method: 'PUT',
    path: '/account/updateaccountdetails',
    authenticated: true,
    query: UpdateAccountDetailsQuery,
    answer: Empty,
    failureReason: 'AccountNotUpdated',
  },
  ...ACCOUNT_DATA_CALLS,
  ...SINGLE_SIGN_ON_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...API_KEY_CALLS,
  ...WEBHOOK_CALLS,
  ...PROJECT_LIST_CALLS,
  getProject: { method: 'GET', path: '/api/projects/{id}', authenticated: true, params: id, answer: Project },
  saveProject: {
    method: 'PUT',
    path: '/api/projects',
    authenticated: true,
    body: SaveProjectRequest,
    bodyLimit: MAX_PROJECT_BYTES,
    answer: SaveProjectAnswer,
  },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  /** Undoes a deletion; what is not deleted stays as it is. */
  restoreProject: {
    method: 'PUT',
    path: '/api/projects/{id}/restore',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  duplicateProject: {
    method: 'PUT',
    path: '/api/projects/{id}/duplicate',
    authenticated: true,
    params: id,
    body: DuplicateRequest,
    answer: DuplicateAnswer,
  },
  createOwnCopy: {
    method: 'PUT',
    path: '/api/projects/{id}/createowncopy',
    authenticated: true,
    params: id,
    query: creationKey,
    answer: DuplicateAnswer,
  },
  setShared: {
    method: 'PUT',
    path: '/api/projects/{id}/shared',
    authenticated: true,
    params: id,
    body: SharedAnswer,
    answer: SharedAnswer,
  },
  /** For clients of the specification: ours says what it wants with `setShared`. */
  toggleShared: {
    method: 'GET',
    path: '/api/projects/{id}/toggleisshared',
    authenticated: true,
    headers: { 'x-intent': Type.Literal('toggle-share') },
    params: id,
    answer: SharedAnswer,
  },
  ...HISTORY_CALLS,
  ...PROJECT_FILE_CALLS,
  ...PROJECT_LINK_CALLS,
  listProductsForStructure: {
    method: 'GET',
    path: '/api/products/structure/{structureModule}',
    authenticated: true,
    params: structureModule,
    answer: ProductList,
  },
  getDefaultTemplates: {
    method: 'GET',
    path: '/api/products/structure/{structureModule}/defaults',
    authenticated: true,
    params: structureModule,
    answer: DefaultTemplates,
  },
  listInsulations: {
    method: 'GET',
    path: '/api/products/insulations',
    authenticated: true,
    answer: ProductList,
  },
  listManufacturers: {
    method: 'GET',
    path: '/api/manufacturers',
    authenticated: true,
    answer: ManufacturerList,
  },
  listProducts: { method: 'GET', path: '/api/products', authenticated: true, answer: ProductList },
  getProduct: { method: 'GET', path: '/api/products/{id}', authenticated: true, params: id, answer: Product },
  listProductsOfManufacturer: {
    method: 'GET',
    path: '/api/products/manufacturer/{id}',
    authenticated: true,
    params: id,
    answer: ProductList,
  },
  listProductsOfMaterial: {
    method: 'GET',
    path: '/api/products/material/{material}',
    authenticated: true,
    params: { material: oneOf(MATERIALS) },
    answer: ProductList,
  },
  listProductsOfType: {
    method: 'GET',
    path: '/api/products/type/{type}',
    authenticated: true,
    params: { type: oneOf(PRODUCT_TYPES) },
    answer: ProductList,
  },
  getManufacturer: {
    method: 'GET',
    path: '/api/manufacturers/{id}',
    authenticated: true,
    params: id,
    answer: Manufacturer,
  },
  calculate: {
    method: 'POST',
    path: '/api/calculate',
    authenticated: true,
    body: CalculateRequest,
    answer: CalculationAnswer,
  },
  report: {
    method: 'POST',
    path: '/api/report',
    authenticated: true,
    body: CalculateRequest,
    answer: ReportAnswer,
  },
  ...MEASURED_CALLS,
  ...ROOM_CALLS,
  ...SEARCH_CALLS,
  ...BATCH_CALLS,
  ...OWN_PRODUCT_CALLS,
  ...MATERIAL_CALLS,
} as const satisfies Record<string, CallDefinition>

export type CallName = keyof typeof CALLS
type Definition<Name extends CallName> = (typeof CALLS)[Name]

type QueryOf<Query extends TProperties> =
  object extends Static<TObject<Query>>
    ? { readonly query?: Static<TObject<Query>> }
    : { readonly query: Static<TObject<Query>> }

/** What a caller gives: the parameters of the path, the query and the body, each where the call has it. */
export type CallRequest<Name extends CallName> = (Definition<Name> extends {
  params: infer Params extends TProperties
}
  ? { readonly params: Static<TObject<Params>> }
  : { readonly params?: never }) &
  (Definition<Name> extends { query: infer Query extends TProperties }
    ? QueryOf<Query>
    : { readonly query?: never }) &
  (Definition<Name> extends { body: infer Body extends TSchema }
    ? { readonly body: Static<Body> }
    : { readonly body?: never })

export type CallAnswer<Name extends CallName> = Static<Definition<Name>['answer']>
