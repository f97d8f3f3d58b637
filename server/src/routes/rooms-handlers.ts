import { calculateOutside, calculateRooms, type RoomsParts } from '../domain/rooms/calculate-rooms'
import type { CallHandlers } from './call-handlers'

export function roomsHandlers(deps: RoomsParts) {
  return {
    rooms: ({ body, caller }) => calculateRooms(body, caller, deps),
    outside: ({ body, caller }) => calculateOutside(body, caller, deps),
  } satisfies Partial<CallHandlers>
}
