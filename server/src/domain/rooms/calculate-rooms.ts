import { unfinished, type Construction } from '@soundleaf/construction'
import type { OutsideAnswer, OutsideRequest, RoomsAnswer, RoomsRequest } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { checkStructure } from '../project/check-structure'
import { accept, refuse, type Decision } from '../refusal'
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
  const read = readConstruction(request.structures, account, clock)
  if (!read.ok) return read
  const construction = read.value
  // Two heavy leaves with a joint between them pass vibration on in a way that no junction here describes.
  if (construction.components.filter(({ kind }) => kind === 'massiveElement').length > 1)
    return refuse('FlankingUnsupported', { field: 'structures' })
  const around = readRooms(request)
  if (!around.ok) return around
  const task = { construction, around: around.value, standard: account.evaluationStandard }
  return known(await rooms(task, account.id))
}

/** What a facade or roof keeps out of the room behind it; for licences with flanking. */
export async function calculateOutside(
  request: OutsideRequest,
  { account }: OnBehalf,
  { outside, clock }: RoomsParts,
): Promise<Decision<OutsideAnswer>> {
  const read = readConstruction(request.structures, account, clock)
  if (!read.ok) return read
  const facade = readOutside(request)
  if (!facade.ok) return facade
  return known(await outside({ construction: read.value, facade: facade.value }, account.id))
}

/** The construction of a request, finished, where the account may ask for it. */
function readConstruction(
  [structure]: RoomsRequest['structures'],
  account: OnBehalf['account'],
  clock: Clock,
): Decision<Construction> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(account.licence).flanking) return refuse('LicenceInsufficient')
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
