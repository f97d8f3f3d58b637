import { formatQuantity, numberIn, unitName } from '@soundleaf/texts'
import { fittingLabels } from './fitting-labels'
import type { LayerPlace } from './layer-places'
import type { Labels } from './plane'

/** Distance of two lines of numbers over one dimension line. */
export const DIMENSION_LEVEL_PX = 13
const DIGIT_PX = 6.1
const PAD_PX = 5
const MAX_LEVELS = 4

/** A thickness as a dimension says it: at most one decimal of a millimetre; a dash for what is no number. */
export const thicknessText = (thickness_mm: number): string =>
  Number.isFinite(thickness_mm) ? numberIn('mm', thickness_mm, 1) : '–'

/** The same with its unit. */
export const thicknessWithUnit = (thickness_mm: number): string =>
  Number.isFinite(thickness_mm) ? formatQuantity(thickness_mm, 'mm', 1) : '–'

/** Right of a floor: where its chains stand, and the room that both take. Inches with fractions are longer. */
export const floorChains = () =>
  unitName('mm') === 'mm'
    ? { layers_px: 22, total_px: 60, room_px: 140 }
    : { layers_px: 22, total_px: 92, room_px: 190 }

const textWidth_px = (text: string) => text.length * DIGIT_PX

/**
 * On which line of numbers each layer's thickness stands, 0 being the dimension line's own: the lowest on which it
 * does not meet the number before it; null where it is left out.
 */
export function dimensionLevels(places: readonly LayerPlace[], labels: Labels): (number | null)[] {
  if (labels === 'fitting') {
    const room_px = ({ thickness_mm }: LayerPlace) => textWidth_px(thicknessText(thickness_mm)) + PAD_PX
    return fittingLabels(places, room_px).map((fits) => (fits ? 0 : null))
  }
  const ends: number[] = []
  return places.map(({ start_px, size_px, thickness_mm }) => {
    const half = textWidth_px(thicknessText(thickness_mm)) / 2
    const centre = start_px + size_px / 2
    const free = ends.findIndex((end) => end + PAD_PX <= centre - half)
    const level = free >= 0 ? free : ends.length < MAX_LEVELS ? ends.length : MAX_LEVELS - 1
    ends[level] = centre + half
    return level
  })
}

/** How many lines of numbers the chain needs. */
export const chainLevels = (places: readonly LayerPlace[], labels: Labels) =>
  Math.max(1, ...dimensionLevels(places, labels).map((level) => (level ?? 0) + 1))
