import { chartPicture, type ChartPicture } from '@soundleaf/results-view'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The picture of a drawing that stands nowhere on the page; null where it draws nothing. */
export function drawnPicture(drawing: ReactElement, heading: readonly string[]): ChartPicture | null {
  // Only what is on the page can be measured.
  const place = document.createElement('div')
  place.style.cssText = 'position: absolute; visibility: hidden; inset: 0 auto auto 0'
  document.body.append(place)
  const root = createRoot(place)
  try {
    flushSync(() => root.render(drawing))
    const drawn = place.querySelector('svg')
    return drawn === null ? null : chartPicture(drawn, heading)
  } finally {
    root.unmount()
    place.remove()
  }
}
