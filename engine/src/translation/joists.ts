import {
  FRAME_TYPE_FACTS,
  orientation,
  type Construction,
  type Frame,
  type JoistCeiling,
} from '@soundleaf/construction'
import type { Cavity } from '../input/assembly'
import type { OtherConnection } from '../input/connection-type'
import { frameCavity } from './frame'

/**
 * The boards of a deck on joists measure up to some 30 mm; the thinnest slab of cross-laminated timber that spans a
 * room, 70 mm. Boards of wood weigh up to 1000 kg/m3, those bound with cement or gypsum up to 1500, concrete more than
 * 2000.
 */
const DECK_MM = 30
const SLAB_MM = 70
const DECK_KGM3 = 1000
const SLAB_KGM3 = 2000

/** What joins a deck to a ceiling by joists. */
const ON_JOISTS: Readonly<Record<JoistCeiling, OtherConnection>> = {
  straight: 'Timber Joists',
  'resilient bars': 'Timber Joists With Resilient Bars',
  'spring hangers': 'Timber Joists With Spring Hangers',
  'elastomer hangers': 'Timber Joists With Elastomer Hangers',
  grid: 'Timber Joists With Ceiling Grid',
}

/** Joists find no place in cavities up to the first depth, and usual ones do from the second on. */
const NO_JOISTS_MM = 100
const JOISTS_MM = 200

/** The cavity of a frame whose studs, or joists above it, carry the deck. */
export function onJoists(frame: Frame): Cavity {
  const { belowDeck } = FRAME_TYPE_FACTS[frame.frameType]
  if (belowDeck === null) return frameCavity(frame, frame.frameType)
  const cavity = frameCavity(frame, ON_JOISTS[belowDeck.ceiling])
  if (belowDeck.joists === 'its studs') return cavity
  // What the frame states is the section of its channels, not that of the joists.
  return {
    ...cavity,
    connections: cavity.connections.map(({ componentId, frameType }) => ({ componentId, frameType })),
  }
}

function joistRoomShare({ frameType, totalCavityDepth_mm }: Frame): number {
  const { belowDeck } = FRAME_TYPE_FACTS[frameType]
  if (belowDeck === null) return 0
  return belowDeck.joists === 'its studs' ? 1 : 1 - fallingShare(NO_JOISTS_MM, JOISTS_MM, totalCavityDepth_mm)
}

/**
 * How far a floor rests on its frames, 0 to 1: a slab carries itself, below a deck the studs are joists, and between the
 * two the result goes over from one to the other.
 */
export function joistFloorShare({ type, components }: Construction): number {
  if (orientation(type) === 'wall') return 0
  const room = components.map((component) => (component.kind === 'frame' ? joistRoomShare(component) : 0))
  const shares = components.flatMap((component) =>
    component.kind === 'massiveElement'
      ? [
          fallingShare(DECK_MM, SLAB_MM, component.thickness_mm),
          fallingShare(DECK_KGM3, SLAB_KGM3, component.density_kgm3),
        ]
      : [],
  )
  return Math.min(Math.max(0, ...room), ...shares)
}

/** 1 up to the first value, 0 from the second on, between them by ratio: so the same per cent moves it everywhere alike. */
function fallingShare(upTo: number, from: number, value: number): number {
  return Math.min(Math.max(Math.log(from / value) / Math.log(from / upTo), 0), 1)
}
