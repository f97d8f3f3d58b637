import type { Project, RemoteHost, RoomsAnswer } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'
import type { RoomsDraft } from './rooms-draft'

/** How long nothing must change before the rooms are calculated. */
const DEBOUNCE_MS = 400

/** What passes between the rooms, anew with every change of them or of the construction. */
export function useRooms(
  { api }: Pick<RemoteHost<'results'>, 'api'>,
  { structures }: Project,
  draft: RoomsDraft,
): Read<RoomsAnswer> {
  const body = { ...draft, structures }
  return useRead<RoomsAnswer>(
    JSON.stringify(body),
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      return api.call('rooms', { body }, { signal, reports: 'network' })
    },
    { keepsValue: true },
  )
}
