import type { Manufacturer, Material, Product, ProductType, StructureType } from '@soundleaf/contracts'

export interface ProductFilter {
  readonly manufacturerId?: string
  readonly material?: Material
  readonly type?: ProductType
}

export interface CatalogueStore {
  list(filter: ProductFilter): Promise<Product[]>
  /** The products that a structure of this type may hold. */
  listForStructure(type: StructureType): Promise<Product[]>
  find(id: string): Promise<Product | null>
  listManufacturers(): Promise<Manufacturer[]>
  findManufacturer(id: string): Promise<Manufacturer | null>
  /** Adds manufacturers and puts products in, in one step; one with the same id is replaced. */
  put(newManufacturers: readonly Manufacturer[], products: readonly Product[]): Promise<void>
}
