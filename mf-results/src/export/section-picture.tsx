import { fromWire } from '@soundleaf/construction'
import type { Structure } from '@soundleaf/contracts'
import { drawnLength_px, fitZoom, naturalScale_pxmm, SectionDrawing } from '@soundleaf/drawing'
import { chartPicture, type ChartPicture } from '@soundleaf/results-view'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** As large as a picture in a report is. */
const PAPER = { width: 900, height: 700 }

/** The section of a construction with nothing selected; null for one that this version cannot read. */
export function sectionPicture(structure: Structure, heading: readonly string[]): ChartPicture | null {
  const read = fromWire(structure)
  if (!read.ok) return null
  const construction = read.value
  const scale_pxmm = naturalScale_pxmm(construction) * fitZoom(construction, PAPER, false)
  // Only what is on the page can be measured.
  const place = document.createElement('div')
  place.style.cssText = 'position: absolute; visibility: hidden; inset: 0 auto auto 0'
  document.body.append(place)
  const root = createRoot(place)
  try {
    flushSync(() =>
      root.render(
        <SectionDrawing
          construction={construction}
          scale_pxmm={scale_pxmm}
          drawnLength_px={drawnLength_px(construction, PAPER, false)}
        />,
      ),
    )
    const drawn = place.querySelector('svg')
    return drawn === null ? null : chartPicture(drawn, heading)
  } finally {
    root.unmount()
    place.remove()
  }
}
