import type { MaterialMeaning, MaterialMeaningList, SayMaterialsRequest } from '@soundleaf/contracts'
import type { Clock } from './clock'
import { accept, refuse, type Decision } from './refusal'
import type { OnBehalf } from './session/session'

/** Of one person; the earliest said go first. */
export const MOST_MATERIALS = 2000
/** What is told of colleagues, the latest first. */
const MOST_OF_TEAM = 5000

export interface MaterialMeaningStore {
  of(accountId: string): Promise<readonly MaterialMeaning[]>
  /** Of the accounts of a team but one, with their addresses, the latest first; not of erased ones. */
  ofTeam(
    teamId: string,
    exceptAccountId: string,
  ): Promise<readonly (MaterialMeaning & { readonly owner: string })[]>
  /** In one transaction. */
  say(
    accountId: string,
    change: { readonly said: readonly MaterialMeaning[]; readonly forgotten: readonly string[] },
    now: Date,
    most: number,
  ): Promise<void>
}

export interface MaterialDependencies {
  readonly materialMeanings: MaterialMeaningStore
  readonly clock: Clock
}

/** What the caller said that materials are, and what colleagues said of the others; for every licence. */
export async function listMaterials(
  { account: { id, teamId } }: OnBehalf,
  { materialMeanings }: Pick<MaterialDependencies, 'materialMeanings'>,
): Promise<MaterialMeaningList> {
  const own = await materialMeanings.of(id)
  const known = new Set(own.map(({ material }) => material))
  const team: MaterialMeaningList['team'] = []
  for (const said of teamId === null ? [] : await materialMeanings.ofTeam(teamId, id)) {
    if (known.has(said.material) || team.length === MOST_OF_TEAM) continue
    known.add(said.material)
    team.push(said)
  }
  return { own: [...own], team }
}

/** Keeps what the caller says that materials are, for the next model. */
export async function sayMaterials(
  { said, forgotten }: SayMaterialsRequest,
  { account }: OnBehalf,
  { materialMeanings, clock }: MaterialDependencies,
): Promise<Decision<Record<string, never>>> {
  const wrong = said.findIndex(({ is, productId }) => (is === 'Product') !== (productId !== null))
  if (wrong >= 0) {
    const name = `said.${wrong}.productId`
    const found = said[wrong]?.productId ?? 'null'
    return refuse('FieldInvalid', {
      params: { name, found, rule: 'be the id of a product where the material is one, and else null' },
      field: name,
    })
  }
  // Of what one call says twice the last counts.
  const last = new Map(said.map((one) => [one.material, one]))
  await materialMeanings.say(
    account.id,
    { said: [...last.values()], forgotten: forgotten.filter((material) => !last.has(material)) },
    clock(),
    MOST_MATERIALS,
  )
  return accept({})
}
