import type { LayerPlace } from './layer-places'
import { spread } from './spread'

export const KEY_RADIUS_PX = 8.5
const GAP_PX = 19

/** The centres of the keys, each as near to the middle of its layer as its neighbours let it. */
export function keyCentres_px(places: readonly LayerPlace[]): number[] {
  return spread(
    places.map(({ start_px, size_px }) => start_px + size_px / 2),
    GAP_PX,
  )
}
