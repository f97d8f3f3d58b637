import { FRAME_TYPES, type FrameType } from '@soundleaf/contracts'

/**
 * Connections that the product's frame types do not offer: what holds the double glazing, masonry leaves and floating
 * slabs of published measurements together, and the joists that a floor rests on.
 */
export const OTHER_CONNECTIONS = [
  'Glazing Frame',
  'Wall Ties',
  'Open Joint',
  'Isolating Pads',
  'Resilient Furring',
  'Timber Joists',
  'Timber Joists With Battens',
  'Timber Joists With Resilient Bars',
  'Timber Joists With Spring Hangers',
  'Timber Joists With Elastomer Hangers',
  'Timber Joists With Ceiling Grid',
] as const
export type OtherConnection = (typeof OTHER_CONNECTIONS)[number]

/** What may join two leaves. */
export type ConnectionType = FrameType | OtherConnection

const KNOWN: ReadonlySet<string> = new Set([...FRAME_TYPES, ...OTHER_CONNECTIONS])

const OFFERED: ReadonlySet<string> = new Set(FRAME_TYPES)

/** Whether it is a frame type of the product. */
export function isFrameType(type: ConnectionType): type is FrameType {
  return OFFERED.has(type)
}

/** Whether a name is one of them; an untyped caller may give any. */
export function isConnectionType(name: string): name is ConnectionType {
  return KNOWN.has(name)
}
