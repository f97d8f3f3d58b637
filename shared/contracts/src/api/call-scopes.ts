import type { ApiScope } from './api-key'
import type { CallName } from './calls'

/** The calls that a key of a person's programs may make, each with the scope that the key needs. All others need a login. */
export const CALL_SCOPES = {
  calculate: 'Calculate',
  sweep: 'Calculate',
  solve: 'Calculate',
  rooms: 'Calculate',
  outside: 'Calculate',
  rate: 'Calculate',
  listProducts: 'Calculate',
  getProduct: 'Calculate',
  listProductsForStructure: 'Calculate',
  listProductsOfType: 'Calculate',
  listProductsOfMaterial: 'Calculate',
  listProductsOfManufacturer: 'Calculate',
  listInsulations: 'Calculate',
  listManufacturers: 'Calculate',
  getManufacturer: 'Calculate',
  getDefaultTemplates: 'Calculate',
  makeBatch: 'Batches',
  addToBatch: 'Batches',
  listBatches: 'Batches',
  getBatch: 'Batches',
  cancelBatch: 'Batches',
  deleteBatch: 'Batches',
  listProjects: 'ReadProjects',
  getProject: 'ReadProjects',
  exportProjects: 'ReadProjects',
} as const satisfies Partial<Record<CallName, ApiScope>>
