import { orientation, type Construction } from '@soundleaf/construction'
import {
  ratingWithSymbol,
  requiredOf,
  solvedQuantity,
  type FieldValues,
  type Product,
  type SolveRequest,
  type SolveRequirement,
  type Standard,
} from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import { callersCatalogue } from '../catalogue/callers-catalogue'
import type { CatalogueStore } from '../catalogue/catalogue'
import type { OwnProductStore } from '../catalogue/own-product'
import { productsWithIds } from '../catalogue/products-with-ids'
import type { Clock } from '../clock'
import { accept, mapped, refuse, type Decision, type Refused } from '../refusal'
import type { OnBehalf } from '../session/session'
import { readVariations } from './read-variations'
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
  const { construction, fieldValues } = task.value
  const fieldBetter = betterOf(request.requirements, { construction, fieldValues, standard })
  if (!fieldBetter.ok) return fieldBetter
  const products = await productsOf(construction, request, callersCatalogue(parts, caller))
  const variations = readVariations(construction, request.variations, products)
  if (!variations.ok) return variations
  const { requirements, limits, first, beyondUncertainty, known } = request
  const answer = await parts.solve(
    {
      ...task.value,
      requirements,
      limits,
      first,
      beyondUncertainty,
      known,
      variations: variations.value,
      products,
      fieldBetter: fieldBetter.value,
      most: PREDICTIONS_OF_A_CALL,
    },
    id,
  )
  return mapped(answer, (solved) => ({ ...solved, standard }))
}

/** The products that may be in a build-up, as far as the caller sees them. */
async function productsOf(
  { components }: Construction,
  { variations }: SolveRequest,
  catalogue: Pick<CatalogueStore, 'find'>,
): Promise<readonly Product[]> {
  const standing = components.flatMap((component) => [
    component.productId,
    'insulation' in component ? component.insulation.productId : null,
  ])
  const varied = variations.flatMap(({ productIds }) => productIds)
  return productsWithIds(
    [...standing, ...varied].filter((id) => id !== null),
    catalogue,
  )
}

interface Circumstances {
  readonly construction: Construction
  readonly fieldValues: FieldValues
  readonly standard: Standard
}

/** Which way each field value gets better; a requirement that the construction can never be held to is refused. */
function betterOf(
  requirements: readonly SolveRequirement[],
  { construction, fieldValues, standard }: Circumstances,
): Decision<readonly ('higher' | 'lower')[]> {
  const isFloor = orientation(construction.type) === 'floor'
  const better: ('higher' | 'lower')[] = []
  for (const [at, { of }] of requirements.entries()) {
    if (requirements.findIndex((one) => one.of === of) < at) return notAsked(at, of, 'be asked for once')
    const quantity = solvedQuantity(of)
    const kind = quantity?.main.kind ?? (of === 'field:impact' ? 'impact' : 'airborne')
    if (kind === 'impact' && !isFloor) return notAsked(at, of, 'be of airborne sound, since this is a wall')
    if (quantity !== null) {
      if (quantity.main.standard !== standard) return notAsked(at, of, `be a rating of ${standard}`)
      better.push(quantity.main.better)
      continue
    }
    const { index } = requiredOf(kind, fieldValues)
    if (index?.standard !== standard) return notAsked(at, of, 'be a field value that the project asks for')
    better.push(ratingWithSymbol(index.quantity).better)
  }
  return accept(better)
}

function notAsked(at: number, found: string, rule: string): Refused {
  const field = `requirements.${at}.of`
  return refuse('FieldInvalid', { params: { name: field, found, rule }, field })
}
