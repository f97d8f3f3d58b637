import type { Product, ProductType } from '@soundleaf/contracts'

/** The generic products, by type and name. */
export interface Catalogue {
  find(type: ProductType, name: string): Product | null
  /** Whether there is a frame of a type and name that can be so deep. */
  fits(type: ProductType, name: string, depth_mm: number): boolean
}

export function catalogueOf(genericProducts: readonly Product[]): Catalogue {
  const byName = new Map(genericProducts.map((product) => [`${product.type}|${product.name}`, product]))
  const find = (type: ProductType, name: string) => byName.get(`${type}|${name}`) ?? null
  return {
    find,
    fits(type, name, depth_mm) {
      const text = find(type, name)?.properties.find(({ key }) => key === 'totalCavityDepthRange')?.value
      const [least, most] = text?.split(',').map(Number) ?? []
      return least !== undefined && most !== undefined && depth_mm >= least && depth_mm <= most
    },
  }
}
