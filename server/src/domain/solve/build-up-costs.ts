import {
  carbonOf,
  costOf,
  massOf,
  thickness_mm,
  type Component,
  type Construction,
  type PartSum,
} from '@soundleaf/construction'
import type { Product, SolveCost } from '@soundleaf/contracts'

type Amounts = Readonly<Record<SolveCost, (component: Component) => number>>

/** What a component adds to each cost; `Infinity` where its products do not say it. */
export function amountsOf(products: readonly Product[]): Amounts {
  const byId = new Map(products.map((product) => [product.id, product]))
  const whole = ({ sum, known, parts }: PartSum) => (known === parts ? sum : Infinity)
  return {
    thickness: thickness_mm,
    mass: massOf,
    price: (component) => whole(costOf({ components: [component] }, byId)),
    carbon: (component) => whole(carbonOf({ components: [component] }, byId)),
  }
}

/** What a build-up costs; `Infinity` where a part does not say it. */
export function costsOf(
  { components }: Pick<Construction, 'components'>,
  amounts: Amounts,
): Readonly<Record<SolveCost, number>> {
  const sumOf = (cost: SolveCost) =>
    hundredths(components.reduce((sum, component) => sum + amounts[cost](component), 0))
  return {
    thickness: sumOf('thickness'),
    mass: sumOf('mass'),
    price: sumOf('price'),
    carbon: sumOf('carbon'),
  }
}

/** As it is told: what nobody says is null. */
export const statedCost = (cost: number): number | null => (cost === Infinity ? null : cost)

/** Sums of millimetres and kilograms without the dust of binary numbers. */
export const hundredths = (sum: number): number => Math.round(100 * sum) / 100
