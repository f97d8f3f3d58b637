import { nameOf } from '@soundleaf/construction'
import type { LayerPlace } from '../layout/layer-places'
import { thicknessWithUnit } from '../layout/dimension-levels'
import { t } from '../texts'
import type { LayerMark } from './layer-mark'

/** What a screen reader says of a layer: position, name, thickness, fill, state. */
export function layerDescription(
  place: LayerPlace,
  position: number,
  count: number,
  mark?: LayerMark,
): string {
  const { component, thickness_mm } = place
  const layer = t('layer', {
    position: String(position),
    count: String(count),
    name: nameOf(component),
    thickness: thicknessWithUnit(thickness_mm),
  })
  const isFilled = 'insulation' in component && component.insulation.thickness_mm > 0
  const filled = isFilled
    ? t('filled', { layer, thickness: thicknessWithUnit(component.insulation.thickness_mm) })
    : layer
  return mark === undefined || mark.kind === 'notice'
    ? filled
    : t(mark.kind, { layer: filled, reason: mark.text })
}
