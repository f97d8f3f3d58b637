import { OUTSIDE_CALL } from './outside'
import { REQUIREMENT_CALLS } from './requirement-preset'
import { ROOMS_CALL } from './rooms'

/** The calls about a construction in its building, and what is asked of it there. */
export const ROOM_CALLS = { rooms: ROOMS_CALL, outside: OUTSIDE_CALL, ...REQUIREMENT_CALLS } as const
