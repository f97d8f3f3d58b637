import { unfinished } from '@soundleaf/construction'
import type { RoomsAnswer, RoomsRequest } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { checkStructure } from '../project/check-structure'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { readRooms } from './read-rooms'
import type { RoomsTask } from './rooms-task'

/** Works a task out, or refuses it when there is no capacity. `owner` is the account whose share it takes. */
export type RoomsCalculator = (task: RoomsTask, owner: string) => Promise<Decision<RoomsAnswer | null>>

export interface RoomsParts {
  readonly rooms: RoomsCalculator
  readonly clock: Clock
}

/** What passes between two rooms by every path; for licences with flanking. */
export async function calculateRooms(
  request: RoomsRequest,
  { account }: Caller,
  { rooms, clock }: RoomsParts,
): Promise<Decision<RoomsAnswer>> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(account.licence).flanking) return refuse('LicenceInsufficient')
  const [structure] = request.structures
  if (structure === undefined) return refuse('ValidationFailed', { field: 'structures' })
  const checked = checkStructure(structure)
  if (!checked.ok) return checked
  const construction = checked.value
  const [lacking] = unfinished(construction)
  if (lacking !== undefined) {
    const params = { name: 'structures', found: lacking.code, rule: 'be finished' }
    return refuse('FieldInvalid', { params, field: 'structures', componentIds: lacking.componentIds })
  }
  // Two heavy leaves with a joint between them pass vibration on in a way that no junction here describes.
  if (construction.components.filter(({ kind }) => kind === 'massiveElement').length > 1)
    return refuse('FlankingUnsupported', { field: 'structures' })
  const around = readRooms(request)
  if (!around.ok) return around
  const task = { construction, around: around.value, standard: account.evaluationStandard }
  const answer = await rooms(task, account.id)
  if (!answer.ok) return answer
  return answer.value === null ? refuse('FlankingUnsupported', { field: 'structures' }) : accept(answer.value)
}
