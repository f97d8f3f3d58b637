import type { InsulationMaterial } from '@soundleaf/contracts'
import type { Insulation } from '@soundleaf/construction'
import type { Fill, FillMaterial } from '../input/assembly'
import { m } from './si'

const FILL_MATERIALS: Readonly<Record<InsulationMaterial, FillMaterial>> = {
  Fibreglass: 'fibreglass',
  Stonewool: 'stonewool',
  Ecowool: 'ecowool',
  other: 'other',
}

/** The porous fill of a component; none where insulation is switched off. */
export function fillsOf(componentId: string, insulation: Insulation): Fill[] {
  if (insulation.thickness_mm === 0) return []
  return [
    {
      componentId,
      material: insulation.material === null ? 'other' : FILL_MATERIALS[insulation.material],
      thickness_m: m(insulation.thickness_mm),
      density_kgm3: insulation.density_kgm3,
    },
  ]
}
