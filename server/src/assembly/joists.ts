import { orientation, type Construction } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'

/** The thinnest slab that carries itself is of cross-laminated timber, 60 mm; lighter and thinner is a deck. */
const THINNEST_SLAB_MM = 60
const HEAVIEST_DECK_KGM3 = 1000

const JOISTS: Readonly<Partial<Record<FrameType, string>>> = {
  'Wooden Stud': 'Timber Joists',
  'Generic Floor Frame': 'Timber Joists',
  'Wooden Stud Resilient Bar': 'Timber Joists With Resilient Bars',
  'Generic Ceiling Frame': 'Timber Joists With Resilient Bars',
}

/** The engine's name of a frame at its place: below a deck that cannot carry itself, the studs are joists. */
export function frameNames({ type, components }: Construction): (frameType: FrameType) => string {
  const isDeck = components.every(
    (component) =>
      component.kind !== 'massiveElement' ||
      (component.thickness_mm < THINNEST_SLAB_MM && component.density_kgm3 < HEAVIEST_DECK_KGM3),
  )
  const restsOnFrames = orientation(type) === 'floor' && isDeck
  return (frameType) => (restsOnFrames ? (JOISTS[frameType] ?? frameType) : frameType)
}
