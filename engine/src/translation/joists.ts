import { orientation, type Construction, type Frame } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'
import type { Cavity } from '../input/assembly'
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

/** The engine's names of frames whose studs are joists, below a deck that cannot carry itself. */
const JOISTS: Readonly<Partial<Record<FrameType, string>>> = {
  'Wooden Stud': 'Timber Joists',
  'Generic Floor Frame': 'Timber Joists',
  'Wooden Stud Resilient Bar': 'Timber Joists With Resilient Bars',
  'Generic Ceiling Frame': 'Timber Joists With Resilient Bars',
}

/** The same of ceilings that hang below joists, which their frames do not show. */
const HUNG_BELOW_JOISTS: Readonly<Partial<Record<FrameType, string>>> = {
  'Spring Hanger': 'Timber Joists With Spring Hangers',
  'Elastomer Hanger': 'Timber Joists With Elastomer Hangers',
  'Clip With Hat Channel': 'Timber Joists With Elastomer Hangers',
  'Ceiling Grid On Hangers': 'Timber Joists With Ceiling Grid',
  'Resilient Channel': 'Timber Joists With Resilient Bars',
}

/** Joists find no place in cavities up to the first depth, and usual ones do from the second on. */
const NO_JOISTS_MM = 100
const JOISTS_MM = 200

/** The frame's type and what it states, for the engine, where its studs, or joists above it, carry the deck. */
export function onJoists(frame: Frame): Cavity {
  const hung = HUNG_BELOW_JOISTS[frame.frameType]
  if (hung === undefined) return frameCavity(frame, JOISTS[frame.frameType] ?? frame.frameType)
  const cavity = frameCavity(frame, hung)
  // What the frame states is the section of its channels, not that of the joists.
  return {
    ...cavity,
    connections: cavity.connections.map(({ componentId, frameType }) => ({ componentId, frameType })),
  }
}

function roomForJoists({ frameType, totalCavityDepth_mm }: Frame): number {
  if (frameType in JOISTS) return 1
  return frameType in HUNG_BELOW_JOISTS ? 1 - falling(NO_JOISTS_MM, JOISTS_MM, totalCavityDepth_mm) : 0
}

/**
 * How far a floor rests on its frames, 0 to 1: a slab carries itself, below a deck the studs are joists, and between the
 * two the result goes over from one to the other.
 */
export function joistShare({ type, components }: Construction): number {
  if (orientation(type) === 'wall') return 0
  const room = components.map((component) => (component.kind === 'frame' ? roomForJoists(component) : 0))
  const shares = components.flatMap((component) =>
    component.kind === 'massiveElement'
      ? [
          falling(DECK_MM, SLAB_MM, component.thickness_mm),
          falling(DECK_KGM3, SLAB_KGM3, component.density_kgm3),
        ]
      : [],
  )
  return Math.min(Math.max(0, ...room), ...shares)
}

/** 1 up to the first value, 0 from the second on, between them by ratio: so the same per cent moves it everywhere alike. */
function falling(upTo: number, from: number, value: number): number {
  return Math.min(Math.max(Math.log(from / value) / Math.log(from / upTo), 0), 1)
}
