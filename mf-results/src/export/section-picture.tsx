import { fromWire } from '@soundleaf/construction'
import type { Structure } from '@soundleaf/contracts'
import { drawnLength_px, fitZoom, naturalScale_pxmm, SectionDrawing } from '@soundleaf/drawing'
import type { ChartPicture } from '@soundleaf/results-view'
import { drawnPicture } from './drawn-picture'

/** As large as a picture in a report is. */
const PAPER = { width: 900, height: 700 }

/** The section of a construction with nothing selected; null for one that this version cannot read. */
export function sectionPicture(structure: Structure, heading: readonly string[]): ChartPicture | null {
  const read = fromWire(structure)
  if (!read.ok) return null
  const construction = read.value
  return drawnPicture(
    <SectionDrawing
      construction={construction}
      scale_pxmm={naturalScale_pxmm(construction) * fitZoom(construction, PAPER, false)}
      drawnLength_px={drawnLength_px(construction, PAPER, false)}
    />,
    heading,
  )
}
