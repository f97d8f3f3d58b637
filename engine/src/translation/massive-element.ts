import type { Material } from '@soundleaf/contracts'
import type { MassiveElement } from '@soundleaf/construction'
import type { Sheet } from '../input/assembly'
import { gigapascals, m } from './si'
import { sheetMaterial } from './sheet-material'

/** A massive element as a sheet. */
export function massiveElementSheet(element: MassiveElement): Sheet {
  const material = sheetMaterial(element.material)
  return {
    componentId: element.id,
    role: 'massive element',
    // Constructions have no material of their own for brick and block.
    material: material === 'other' ? 'masonry' : material,
    thickness_m: m(element.thickness_mm),
    density_kgm3: element.density_kgm3,
    modulus_Pa: gigapascals(element.modulusOfElasticityMajor_GPa),
    minorModulus_Pa: gigapascals(element.modulusOfElasticityMinor_GPa),
    lossFactor: element.dampingCoefficient,
  }
}

/** Insulation materials: no model describes a massive element made of them. */
const FILL_MATERIALS_ONLY: readonly Material[] = ['Stonewool', 'Fibreglass', 'Ecowool', 'EPS', 'Porous']

/** Whether the engine has a model of a massive element of this material. */
export function hasModelOfMassiveElement({ material }: MassiveElement): boolean {
  return !FILL_MATERIALS_ONLY.includes(material)
}
