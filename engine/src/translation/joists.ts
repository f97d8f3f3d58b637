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
 * Thickness and density between which a massive element changes from the deck of a joist floor to a self-supporting
 * slab. The boards of a deck have up to some 30 mm; the thinnest slab of cross-laminated timber that spans a room has
 * 70 mm. Wooden boards weigh up to 1000 kg/m³, those bound with cement or gypsum up to 1500, concrete more than 2000.
 */
const DECK_MM = 30
const SLAB_MM = 70
const DECK_KGM3 = 1000
const SLAB_KGM3 = 2000

/** The connection of deck and ceiling, by how the ceiling is fixed to the joists. */
const ON_JOISTS: Readonly<Record<JoistCeiling, OtherConnection>> = {
  straight: 'Timber Joists',
  battens: 'Battens Below Timber Joists',
  'resilient bars': 'Timber Joists With Resilient Bars',
  'straight on steel': 'Ceiling On Steel Joists',
  'resilient bars on steel': 'Resilient Bars Below Steel Joists',
  independent: 'Ceiling Independent Of Timber Joists',
  'spring hangers': 'Timber Joists With Spring Hangers',
  'elastomer hangers': 'Timber Joists With Elastomer Hangers',
  grid: 'Timber Joists With Ceiling Grid',
}

/** Cavity depths between which the cavity changes from too shallow for joists to that of a usual joist floor. */
const NO_JOISTS_MM = 100
const JOISTS_MM = 200

/** The cavity below a deck that is carried by the studs of the frame, or by joists above them. */
export function onJoists(frame: Frame): Cavity {
  const { belowDeck } = FRAME_TYPE_FACTS[frame.frameType]
  if (belowDeck === null) return frameCavity(frame, frame.frameType)
  const cavity = frameCavity(frame, ON_JOISTS[belowDeck.ceiling])
  if (belowDeck.joists === 'its studs') return cavity
  // The stated cross-section is that of the channels, not of the joists.
  return {
    ...cavity,
    connections: cavity.connections.map(({ componentId, frameType }) => ({ componentId, frameType })),
  }
}

/** The ceilings of joists, the most rigid first. */
const BY_RESILIENCE: readonly JoistCeiling[] = [
  'straight',
  'straight on steel',
  'battens',
  'grid',
  'resilient bars',
  'resilient bars on steel',
  'elastomer hangers',
  'spring hangers',
  'independent',
]

/** How a frame fixes what is below it, to a frame above it or to a slab. Beams across other beams are battens. */
function fixingOf({ frameType }: Frame): JoistCeiling {
  const { belowDeck } = FRAME_TYPE_FACTS[frameType]
  return belowDeck?.joists === 'above it' || belowDeck?.ceiling === 'resilient bars'
    ? belowDeck.ceiling
    : 'battens'
}

/** The frame that lets the less sound through, the lower one of two alike: the two are in series. */
function softer(upper: Frame, lower: Frame): Frame {
  const resilience = (frame: Frame) => BY_RESILIENCE.indexOf(fixingOf(frame))
  return resilience(upper) > resilience(lower) ? upper : lower
}

/** What two frames in contact have in common: their air, their fills, and the connection of the softer one. */
export function sharedCavity(upper: Frame, lower: Frame, cavityOf: (frame: Frame) => Cavity): Cavity {
  const [above, below] = [cavityOf(upper), cavityOf(lower)]
  return {
    ...above,
    depth_m: above.depth_m + below.depth_m,
    fills: [...above.fills, ...below.fills],
    connections: softer(upper, lower) === upper ? above.connections : below.connections,
  }
}

/** The cavity of joists and the frame of a ceiling below them. */
export function onJoistsWithCeiling(joists: Frame, ceiling: Frame): Cavity {
  const shared = sharedCavity(joists, ceiling, onJoists)
  const { belowDeck } = FRAME_TYPE_FACTS[joists.frameType]
  if (belowDeck?.joists !== 'its studs') return shared
  const frameType = ON_JOISTS[ceilingOn(belowDeck.ceiling, fixingOf(ceiling))]
  // The joists' cross-section, whatever the ceiling's is.
  const connections = onJoists(joists).connections.map((beams) => ({
    ...beams,
    componentId: ceiling.id,
    frameType,
  }))
  return { ...shared, connections }
}

/** The softer of what the joists have below them already and what the ceiling brings. */
function ceilingOn(ofJoists: JoistCeiling, below: JoistCeiling): JoistCeiling {
  if (BY_RESILIENCE.indexOf(ofJoists) > BY_RESILIENCE.indexOf(below)) return ofJoists
  if (!ofJoists.endsWith('on steel')) return below
  if (below === 'battens') return 'straight on steel'
  return below === 'resilient bars' ? 'resilient bars on steel' : below
}

function joistRoomShare({ frameType, totalCavityDepth_mm }: Frame): number {
  const { belowDeck } = FRAME_TYPE_FACTS[frameType]
  if (belowDeck === null) return 0
  return belowDeck.joists === 'its studs' ? 1 : 1 - fallingShare(NO_JOISTS_MM, JOISTS_MM, totalCavityDepth_mm)
}

/**
 * To what degree a construction is a joist floor, 0 to 1: a slab supports itself, a deck is supported by the joists
 * below it, and between the two the results are interpolated.
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

/**
 * 1 up to the first value and 0 from the second on; logarithmic between them, so that a change by one per cent has the
 * same effect everywhere.
 */
function fallingShare(upTo: number, from: number, value: number): number {
  return Math.min(Math.max(Math.log(from / value) / Math.log(from / upTo), 0), 1)
}
