import type { LayerPlace } from './layer-places'

/**
 * Which labels can stand at the middle of their layers without touching another, those of thicker layers first.
 * `room_px` is what a label takes along the axis through the construction.
 */
export function fittingLabels(
  places: readonly LayerPlace[],
  room_px: (place: LayerPlace) => number,
): readonly boolean[] {
  const shown = new Map<LayerPlace, { readonly from: number; readonly to: number }>()
  for (const place of [...places].sort((a, b) => b.size_px - a.size_px)) {
    const from = place.start_px + (place.size_px - room_px(place)) / 2
    const to = from + room_px(place)
    const isFree = [...shown.values()].every((other) => to <= other.from || other.to <= from)
    if (isFree) shown.set(place, { from, to })
  }
  return places.map((place) => shown.has(place))
}
