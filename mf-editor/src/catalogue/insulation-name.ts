import { numberText, type Insulation } from '@soundleaf/construction'
import type { InsulationMaterial, Product } from '@soundleaf/contracts'
import { useCatalogue } from '../editor-context'
import { valueOf } from './catalogue'

export const useInsulations = () => useCatalogue(({ insulations }) => valueOf(insulations))

const MATERIALS: Readonly<Record<InsulationMaterial, string>> = {
  Fibreglass: 'Glass wool',
  Stonewool: 'Stone wool',
  Ecowool: 'Cellulose',
  other: 'Insulation',
}

/** The name of an insulation: of its product, else its material and density, as `Stone wool 30`. */
export function insulationName(insulation: Insulation, products: readonly Product[]): string {
  const product = products.find(({ id }) => id === insulation.productId)
  if (product !== undefined) return product.name
  const material = insulation.material === null ? 'Insulation' : MATERIALS[insulation.material]
  return insulation.density_kgm3 > 0 ? `${material} ${numberText(insulation.density_kgm3)}` : material
}
