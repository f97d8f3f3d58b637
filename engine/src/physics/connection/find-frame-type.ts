import type { FrameType } from './coupling'
import { FRAME_TYPES } from './frame-types'
import { OTHER_CONNECTIONS } from './other-connections'

const BY_NAME = new Map([...FRAME_TYPES, ...OTHER_CONNECTIONS].map((type) => [type.name, type]))

/** The row of a frame type, or undefined when its name is in neither table. */
export function findFrameType(name: string): FrameType | undefined {
  return BY_NAME.get(name)
}
