import type { SolveRequest, Standard } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import { callersCatalogue } from '../catalogue/callers-catalogue'
import type { CatalogueStore } from '../catalogue/catalogue'
import type { OwnProductStore } from '../catalogue/own-product'
import type { Clock } from '../clock'
import { mapped, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { readSearch } from './read-search'
import type { Solved, SolveTask } from './solve-task'

/** Works a task out, or refuses it when there is no capacity. `owner` is the account whose share it takes. */
export type SolveCalculator = (task: SolveTask, owner: string) => Promise<Decision<Solved>>

export interface SolveParts {
  readonly solve: SolveCalculator
  readonly catalogue: CatalogueStore
  readonly ownProducts: OwnProductStore
  readonly clock: Clock
}

/** So many build-ups are predicted in one call, a third of a second or less, so that others have their turn. */
export const PREDICTIONS_OF_A_CALL = 60

/** Goes on with a search for build-ups that reach what is asked for; for licences that search. */
export async function solve(
  request: SolveRequest,
  caller: OnBehalf,
  parts: SolveParts,
): Promise<Decision<Solved & { readonly standard: Standard }>> {
  const { licence, evaluationStandard: standard, id } = caller.account
  if (isTrialOver(caller.account, parts.clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(licence).search) return refuse('LicenceInsufficient')
  const task = readTask(request, { licence, standard })
  if (!task.ok) return task
  const search = await readSearch(request, task.value, callersCatalogue(parts, caller))
  if (!search.ok) return search
  const { requirements, limits, first, beyondUncertainty, known } = request
  const answer = await parts.solve(
    {
      ...task.value,
      ...search.value,
      requirements,
      limits,
      first,
      beyondUncertainty,
      known,
      most: PREDICTIONS_OF_A_CALL,
    },
    id,
  )
  return mapped(answer, (solved) => ({ ...solved, standard }))
}
