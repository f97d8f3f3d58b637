import type { Product } from '@soundleaf/contracts'
import { thicknessOf } from './offered-products'

/**
 * What fills a cavity before anyone chooses: the lightest stone wool of the catalogue, in the thickness that fills most of
 * the cavity, or the thinnest one where none fits.
 */
export function usualInsulation(insulations: readonly Product[], depth_mm: number): Product | undefined {
  const wool = insulations.filter(({ material }) => material === 'Stonewool')
  const lightest = Math.min(...wool.map(densityOf))
  const [thinnest, ...thicker] = wool
    .filter((product) => densityOf(product) === lightest)
    .toSorted((one, other) => thicknessIn(one) - thicknessIn(other))
  return thicker.findLast((product) => thicknessIn(product) <= depth_mm) ?? thinnest
}

const thicknessIn = (product: Product) => thicknessOf(product) ?? Infinity
const densityOf = ({ properties }: Product) =>
  Number(properties.find(({ key }) => key === 'insulationDensity' || key === 'density')?.value ?? Infinity)
