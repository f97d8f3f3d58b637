import { nameOf } from '@soundleaf/construction'
import type { LayerPlace } from '../layout/layer-places'
import { thicknessText } from '../layout/dimension-levels'

/** What a screen reader says of a layer: position, name, thickness, fill, state. */
export function layerDescription(
  place: LayerPlace,
  position: number,
  count: number,
  reason?: string,
): string {
  const { component, thickness_mm } = place
  const fill =
    'insulation' in component && component.insulation.thickness_mm > 0
      ? `, insulation ${thicknessText(component.insulation.thickness_mm)} mm`
      : ''
  const error = reason === undefined ? '' : `, error: ${reason}`
  return `Layer ${position} of ${count}, ${nameOf(component)}, ${thicknessText(thickness_mm)} mm${fill}${error}`
}
