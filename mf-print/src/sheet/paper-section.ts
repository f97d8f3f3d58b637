import type { Construction } from '@soundleaf/construction'
import { planSection, type SectionPlan, type SectionRequest } from '@soundleaf/drawing'
import { PX_PER_MM, TEXT_WIDTH_PX } from './paper'

/** The scales in which building details are drawn, 1 to n. */
const SCALES = [1, 2, 5, 10, 20, 50, 100] as const

/** The greatest length of wall or floor that is drawn. */
const LENGTH_PX = { wall: 260, floor: 380 }
/** The greatest width of a wall in the drawing; keys and numbers may extend beyond it. */
const WALL_WIDTH_PX = 440

export interface PaperSection extends Required<Omit<SectionRequest, 'hasSlots'>> {
  /** The n of 1:n. */
  readonly ratio: number
}

/**
 * The largest usual scale at which a construction fits on its page. Keys and numbers of layers too thin for them are
 * left out; they are in the table below the drawing.
 */
export function paperSection(construction: Construction, height_px: number): PaperSection {
  const drawn = (ratio: number, labels: PaperSection['labels']): PaperSection => {
    const wanted = { construction, ratio, scale_pxmm: PX_PER_MM / ratio, labels }
    const plan = planSection({ ...wanted, drawnLength_px: 0 })
    const drawnLength_px =
      plan.orientation === 'floor' ? LENGTH_PX.floor : Math.min(LENGTH_PX.wall, height_px - plan.height_px)
    return { ...wanted, drawnLength_px }
  }
  const fits = (section: PaperSection) => isInside(planSection(section), height_px)
  const ratio = SCALES.find((n) => fits(drawn(n, 'fitting'))) ?? 100
  const labelled = drawn(ratio, 'all')
  return fits(labelled) ? labelled : drawn(ratio, 'fitting')
}

function isInside({ orientation, section, width_px, height_px }: SectionPlan, most_px: number): boolean {
  const isNarrow = orientation === 'floor' || section.width <= WALL_WIDTH_PX
  return isNarrow && width_px <= TEXT_WIDTH_PX && height_px <= most_px + 1
}
