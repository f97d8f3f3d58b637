import type { Project, RemoteHost, RoomsAnswer, RoomsSetting } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'

/** How long nothing must change before the rooms are calculated. */
export const ROOMS_DEBOUNCE_MS = 400

/** What passes between the rooms, anew with every change of them or of the construction. */
export function useRooms(
  { api }: Pick<RemoteHost<'results'>, 'api'>,
  { structures }: Project,
  rooms: RoomsSetting,
): Read<RoomsAnswer> {
  const { outside: _, ...between } = rooms
  const body = { ...between, structures }
  return useRead<RoomsAnswer>(
    JSON.stringify(body),
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, ROOMS_DEBOUNCE_MS))
      return api.call('rooms', { body }, { signal, reports: 'network' })
    },
    { keepsValue: true },
  )
}
