import type { Material } from '@soundleaf/contracts'
import type { SheetMaterial } from '../input/assembly'

const SHEET_MATERIALS: Readonly<Record<Material, SheetMaterial>> = {
  NotApplicable: 'other',
  Wood: 'wood',
  Woodfibre: 'wood',
  Steel: 'steel',
  Metallic: 'steel',
  Rubber: 'rubber',
  Gypsum: 'gypsum',
  Gravel: 'gravel',
  Concrete: 'concrete',
  Stonewool: 'other',
  Fibreglass: 'other',
  Ecowool: 'other',
  EPS: 'other',
  Porous: 'other',
  Other: 'other',
}

/** The engine's material of a board or a massive element. */
export function sheetMaterial(material: Material): SheetMaterial {
  return SHEET_MATERIALS[material]
}
