import { listMaterials, sayMaterials, type MaterialDependencies } from '../domain/material-meanings'
import { accept } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'

export function materialHandlers(deps: MaterialDependencies) {
  return {
    listMaterialMeanings: async ({ caller }) => accept(await listMaterials(caller, deps)),
    sayMaterials: ({ body, caller }) => sayMaterials(body, caller, deps),
  } satisfies Partial<CallHandlers>
}
