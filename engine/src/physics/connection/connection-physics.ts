import type { ConnectionType } from '../../input/connection-type'
import type { ConnectionPhysics } from './coupling'
import { FRAME_TYPE_PHYSICS } from './frame-types'
import { OTHER_CONNECTION_PHYSICS } from './other-connections'

const PHYSICS: Readonly<Record<ConnectionType, ConnectionPhysics>> = {
  ...FRAME_TYPE_PHYSICS,
  ...OTHER_CONNECTION_PHYSICS,
}

/** The structural coupling that a connection of a type makes between two leaves. */
export function physicsOf(type: ConnectionType): ConnectionPhysics {
  return PHYSICS[type]
}
