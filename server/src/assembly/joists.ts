import { orientation, type Construction } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'

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
export const JOISTS: Readonly<Partial<Record<FrameType, string>>> = {
  'Wooden Stud': 'Timber Joists',
  'Generic Floor Frame': 'Timber Joists',
  'Wooden Stud Resilient Bar': 'Timber Joists With Resilient Bars',
  'Generic Ceiling Frame': 'Timber Joists With Resilient Bars',
}

/**
 * How far a floor rests on its frames, 0 to 1: a slab carries itself, below a deck the studs are joists, and between the
 * two the result goes over from one to the other.
 */
export function joistShare({ type, components }: Construction): number {
  const hasJoists = components.some(
    (component) => component.kind === 'frame' && component.frameType in JOISTS,
  )
  if (orientation(type) === 'wall' || !hasJoists) return 0
  const shares = components.flatMap((component) =>
    component.kind === 'massiveElement'
      ? [
          falling(DECK_MM, SLAB_MM, component.thickness_mm),
          falling(DECK_KGM3, SLAB_KGM3, component.density_kgm3),
        ]
      : [],
  )
  return Math.min(1, ...shares)
}

/** 1 up to the first value, 0 from the second on, between them by ratio: so the same per cent moves it everywhere alike. */
function falling(upTo: number, from: number, value: number): number {
  return Math.min(Math.max(Math.log(from / value) / Math.log(from / upTo), 0), 1)
}
