import type {
  Outcome,
  Outside,
  OutsideAnswer,
  Project,
  RemoteHost,
  RoomsAnswer,
  RoomsSetting,
} from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'

/** How long nothing must change before the rooms are calculated. */
const DEBOUNCE_MS = 400

/** What passes between the rooms, anew with every change of them or of the construction. */
export function useRooms(
  { api }: Pick<RemoteHost<'results'>, 'api'>,
  { projectId, structures }: Project,
  rooms: RoomsSetting,
): Read<RoomsAnswer> {
  const { outside: _, ...between } = rooms
  const body = { ...between, structures, projectId }
  return useAnswer(body, (signal) => api.call('rooms', { body }, { signal, reports: 'network' }))
}

/** What the construction keeps out of the room as its facade or roof. */
export function useOutside(
  { api }: Pick<RemoteHost<'results'>, 'api'>,
  { structures }: Project,
  { width, height, receivingDepth, openings }: RoomsSetting,
  outside: Outside,
): Read<OutsideAnswer> {
  const body = { structures, width, height, receivingDepth, openings, outside }
  return useAnswer(body, (signal) => api.call('outside', { body }, { signal, reports: 'network' }))
}

function useAnswer<Answer>(
  body: object,
  ask: (signal: AbortSignal) => Promise<Outcome<Answer>>,
): Read<Answer> {
  return useRead<Answer>(
    JSON.stringify(body),
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      return ask(signal)
    },
    { keepsValue: true },
  )
}
