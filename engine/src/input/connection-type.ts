import { FRAME_TYPES, type FrameType } from '@soundleaf/contracts'

/**
 * Connections that no frame type of the product offers: those of the double glazing, cavity walls and floating slabs
 * among the published measurements, and the joists that carry a floor.
 */
export const OTHER_CONNECTIONS = [
  'Glazing Frame',
  'Wall Ties',
  'Open Joint',
  'Isolating Pads',
  'Resilient Furring',
  'Timber Joists',
  'Battens Below Timber Joists',
  'Timber Joists With Resilient Bars',
  'Timber Joists With Spring Hangers',
  'Timber Joists With Elastomer Hangers',
  'Timber Joists With Ceiling Grid',
  'Ceiling Independent Of Timber Joists',
  'Ceiling On Steel Joists',
  'Resilient Bars Below Steel Joists',
] as const
export type OtherConnection = (typeof OTHER_CONNECTIONS)[number]

/** A structural connection between two leaves. */
export type ConnectionType = FrameType | OtherConnection

const KNOWN: ReadonlySet<string> = new Set([...FRAME_TYPES, ...OTHER_CONNECTIONS])

const OFFERED: ReadonlySet<string> = new Set(FRAME_TYPES)

/** Whether a connection is a frame type of the product. */
export function isFrameType(type: ConnectionType): type is FrameType {
  return OFFERED.has(type)
}

/** Whether a name is that of a connection; callers that are not type-checked may give any. */
export function isConnectionType(name: string): name is ConnectionType {
  return KNOWN.has(name)
}
