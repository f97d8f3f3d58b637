import type { Insulation } from '@soundleaf/construction'
import type { InsulationMaterial } from '@soundleaf/contracts'

const MATERIAL_NAMES: Readonly<Record<InsulationMaterial, string>> = {
  Fibreglass: 'Glass wool',
  Stonewool: 'Stone wool',
  Ecowool: 'Cellulose',
  other: 'Insulation',
}

/** What the fill is called on paper: its material. A construction carries no name of it. */
export function insulationName({ material }: Insulation): string {
  return material === null ? 'Insulation' : MATERIAL_NAMES[material]
}

/** Whether there is a fill to speak of. */
export function isFilled({ isEnabled, thickness_mm }: Insulation): boolean {
  return isEnabled && thickness_mm > 0
}
