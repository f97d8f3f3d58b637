import {
  THINNEST_SLAB_MM,
  type Component,
  type FloorCovering,
  type ImpactBoard,
  type Insulation,
  type MassiveElement,
  type Panel,
} from '@soundleaf/construction'
import type { Material } from '@soundleaf/contracts'
import type { HatchKind } from './hatch-kind'

const MATERIAL_HATCHES: Readonly<Record<Material, HatchKind>> = {
  NotApplicable: 'plain',
  Wood: 'wood',
  Steel: 'steel',
  Rubber: 'rubber',
  Gypsum: 'gypsum',
  Gravel: 'gravel',
  Concrete: 'concrete',
  Stonewool: 'wool',
  Fibreglass: 'glasswool',
  Ecowool: 'cellulose',
  Woodfibre: 'woodfibre',
  EPS: 'eps',
  Other: 'plain',
  Metallic: 'steel',
  Porous: 'wool',
}

/** Glass has no material of its own on the wire; nothing else is as dense and as stiff at once. */
const isGlass = (panel: Panel) =>
  panel.density_kgm3 > 2200 && panel.density_kgm3 < 2800 && panel.modulusOfElasticity_MPa > 55_000

function sheetHatch(sheet: Panel | ImpactBoard): HatchKind {
  if (sheet.kind === 'panel' && sheet.material === 'Other' && isGlass(sheet)) return 'glass'
  // A sheet of concrete is poured on site: a screed or a topping.
  if (sheet.material === 'Concrete') return 'screed'
  return MATERIAL_HATCHES[sheet.material]
}

function massiveHatch({ material, thickness_mm }: MassiveElement): HatchKind {
  return material === 'Wood' && thickness_mm < THINNEST_SLAB_MM ? 'wood' : massiveMaterialHatch(material)
}

/** The hatch of a massive element as thick as such elements are. */
export function massiveMaterialHatch(material: Material): HatchKind {
  if (material === 'Wood') return 'clt'
  // Brick, block and calcium silicate have no material of their own: what is massive and nothing else is masonry.
  if (material === 'Other' || material === 'NotApplicable') return 'masonry'
  return MATERIAL_HATCHES[material]
}

/** The hatch of a component that is one sheet, or of the air in one that is not. */
export function componentHatch(component: Component): HatchKind {
  switch (component.kind) {
    case 'panel':
    case 'impactBoard':
      return sheetHatch(component)
    case 'massiveElement':
      return massiveHatch(component)
    case 'floorCovering':
      return coveringHatch(component)
    case 'frame':
    case 'cavity':
    case 'ribPanel':
      return 'air'
  }
}

const coveringHatch = (covering: FloorCovering): HatchKind =>
  covering.material === 'Rubber' ? 'rubber' : 'covering'

/** The hatch of a porous fill, or null where there is none. */
export function insulationHatch(insulation: Insulation): HatchKind | null {
  if (!(insulation.thickness_mm > 0)) return null
  switch (insulation.material) {
    case 'Fibreglass':
      return 'glasswool'
    case 'Ecowool':
      return 'cellulose'
    case 'Stonewool':
    case 'other':
    case null:
      return 'wool'
  }
}
