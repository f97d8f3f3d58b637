import { unfinished, type Construction } from '@soundleaf/construction'
import type { OutsideAnswer, OutsideRequest, RoomsAnswer, RoomsRequest, Standard } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { checkStructure } from '../project/check-structure'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import type { OnBehalf } from '../session/session'
import type { OutsideTask } from './outside-task'
import { readOutside, readRooms } from './read-rooms'
import type { RoomsTask } from './rooms-task'

/** Works a task out, or refuses it when there is no capacity. `owner` is the account whose share it takes. */
export type RoomsCalculator = (task: RoomsTask, owner: string) => Promise<Decision<RoomsAnswer | null>>

/** The same of a facade or roof. */
export type OutsideCalculator = (task: OutsideTask, owner: string) => Promise<Decision<OutsideAnswer | null>>

export interface RoomsParts {
  readonly rooms: RoomsCalculator
  readonly outside: OutsideCalculator
  readonly clock: Clock
}

/** What passes between two rooms by every path; for licences with flanking. */
export async function calculateRooms(
  request: RoomsRequest,
  { account }: OnBehalf,
  { rooms, clock }: RoomsParts,
): Promise<Decision<RoomsAnswer>> {
  const refusal = refusalOf(account, clock)
  if (refusal !== null) return refusal
  return answerRooms(request, { owner: account.id, standard: account.evaluationStandard }, rooms)
}

/** The same for whoever may have it. `owner` is the account or partner whose share it takes. */
export async function answerRooms(
  request: RoomsRequest,
  { owner, standard }: { readonly owner: string; readonly standard: Standard },
  rooms: RoomsCalculator,
): Promise<Decision<RoomsAnswer>> {
  const read = readConstruction(request.structures)
  if (!read.ok) return read
  const construction = read.value
  // Two heavy leaves with a joint between them pass vibration on in a way that no junction here describes.
  if (construction.components.filter(({ kind }) => kind === 'massiveElement').length > 1)
    return refuse('FlankingUnsupported', { field: 'structures' })
  const around = readRooms(request)
  if (!around.ok) return around
  return known(await rooms({ construction, around: around.value, standard }, owner))
}

/** What a facade or roof keeps out of the room behind it; for licences with flanking. */
export async function calculateOutside(
  request: OutsideRequest,
  { account }: OnBehalf,
  { outside, clock }: RoomsParts,
): Promise<Decision<OutsideAnswer>> {
  const refusal = refusalOf(account, clock)
  if (refusal !== null) return refusal
  const read = readConstruction(request.structures)
  if (!read.ok) return read
  const facade = readOutside(request)
  if (!facade.ok) return facade
  return known(await outside({ construction: read.value, facade: facade.value }, account.id))
}

/** Null where the account may ask what is in a building. */
function refusalOf(account: OnBehalf['account'], clock: Clock): Refused | null {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  return entitlementsOf(account.licence).flanking ? null : refuse('LicenceInsufficient')
}

/** The construction of a request, finished. */
function readConstruction([structure]: RoomsRequest['structures']): Decision<Construction> {
  if (structure === undefined) return refuse('ValidationFailed', { field: 'structures' })
  const checked = checkStructure(structure)
  if (!checked.ok) return checked
  const [lacking] = unfinished(checked.value)
  if (lacking === undefined) return checked
  const params = { name: 'structures', found: lacking.code, rule: 'be finished' }
  return refuse('FieldInvalid', { params, field: 'structures', componentIds: lacking.componentIds })
}

/** The engine has no prediction of the construction where a task answers null. */
function known<Answer>(answer: Decision<Answer | null>): Decision<Answer> {
  if (!answer.ok) return answer
  return answer.value === null ? refuse('FlankingUnsupported', { field: 'structures' }) : accept(answer.value)
}
