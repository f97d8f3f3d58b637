import { fittingLabels } from './fitting-labels'
import type { LayerPlace } from './layer-places'
import type { Labels } from './plane'
import { spreadLabels } from './spread-labels'

export const KEY_RADIUS_PX = 8.5
const GAP_PX = 19

/** The centres of the keys, each as near to the middle of its layer as its neighbours let it; null where it is left out. */
export function keyCentres_px(places: readonly LayerPlace[], labels: Labels): (number | null)[] {
  const wanted = places.map(({ start_px, size_px }) => start_px + size_px / 2)
  if (labels === 'all') return spreadLabels(wanted, GAP_PX)
  const fits = fittingLabels(places, () => GAP_PX)
  return wanted.map((centre, index) => (fits[index] === true ? centre : null))
}
