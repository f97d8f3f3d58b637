import { insulationLabel, type Insulation } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { formatPlain } from '@soundleaf/texts'
import { useCatalogue } from '../editor-context'
import { valueOf } from './catalogue'

export const useInsulations = () => useCatalogue(({ insulations }) => valueOf(insulations))

/** What a fill is called: its product, else its material and density, as `Stone wool 30`. */
export function insulationName(insulation: Insulation, products: readonly Product[]): string {
  const product = products.find(({ id }) => id === insulation.productId)
  if (product !== undefined) return product.name
  const label = insulationLabel(insulation)
  return insulation.density_kgm3 > 0 ? `${label} ${formatPlain(insulation.density_kgm3)}` : label
}
