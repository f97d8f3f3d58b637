import { nameOf } from '@soundleaf/construction'
import { withUnit } from '@soundleaf/texts'
import type { LayerPlace } from '../layout/layer-places'
import { thicknessText } from '../layout/dimension-levels'
import { t } from '../texts'

/** What a screen reader says of a layer: position, name, thickness, fill, state. */
export function layerDescription(
  place: LayerPlace,
  position: number,
  count: number,
  reason?: string,
): string {
  const { component, thickness_mm } = place
  const layer = t('layer', {
    position: String(position),
    count: String(count),
    name: nameOf(component),
    thickness: inMillimetres(thickness_mm),
  })
  const isFilled = 'insulation' in component && component.insulation.thickness_mm > 0
  const filled = isFilled
    ? t('filled', { layer, thickness: inMillimetres(component.insulation.thickness_mm) })
    : layer
  return reason === undefined ? filled : t('faulty', { layer: filled, reason })
}

const inMillimetres = (thickness_mm: number): string => withUnit(thicknessText(thickness_mm), 'mm')
