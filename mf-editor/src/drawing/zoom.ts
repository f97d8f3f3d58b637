/** Steps of the zoom buttons, relative to the natural scale. */
const ZOOMS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** The next zoom in a direction; the same at either end. */
export function nextZoom(zoom: number, direction: -1 | 1): number {
  const wanted =
    direction > 0 ? ZOOMS.find((step) => step > zoom + 0.001) : ZOOMS.findLast((step) => step < zoom - 0.001)
  return wanted ?? zoom
}
