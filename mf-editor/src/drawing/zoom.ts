/** Steps of the zoom buttons and keys, relative to the natural scale. */
const ZOOMS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const
const [LEAST, MOST] = [ZOOMS[0], 4]

/** The next zoom in a direction; the same at either end. */
export function nextZoom(zoom: number, direction: -1 | 1): number {
  const wanted =
    direction > 0 ? ZOOMS.find((step) => step > zoom + 0.001) : ZOOMS.findLast((step) => step < zoom - 0.001)
  return wanted ?? zoom
}

/** A turn of the wheel that doubles or halves the zoom, in pixels of the event. */
const DOUBLING_PX = 400

/** The zoom after a turn of the wheel; away from the person it grows. */
export function wheeledZoom(zoom: number, turn_px: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom * 2 ** (-turn_px / DOUBLING_PX)))
}
