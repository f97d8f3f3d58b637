import type { ProductType } from '@soundleaf/contracts'
import type { Component, ComponentKind } from '../construction'

const KINDS = {
  Panel: 'panel',
  WallFrame: 'frame',
  FloorFrame: 'frame',
  CeilingFrame: 'frame',
  Frame: 'frame',
  MassiveElement: 'massiveElement',
  Cavity: 'cavity',
  ImpactBoard: 'impactBoard',
  FloorCovering: 'floorCovering',
  RibPanel: 'ribPanel',
  Insulation: null,
} as const satisfies Record<ProductType, ComponentKind | null>

/** The kind of component that a product type is; null for insulation, which is a property of others. */
export function kindOf<Type extends ProductType>(type: Type): (typeof KINDS)[Type] {
  return KINDS[type]
}

const PRODUCT_TYPES = {
  panel: 'Panel',
  massiveElement: 'MassiveElement',
  cavity: 'Cavity',
  impactBoard: 'ImpactBoard',
  floorCovering: 'FloorCovering',
  ribPanel: 'RibPanel',
} as const satisfies Record<Exclude<ComponentKind, 'frame'>, ProductType>

/** The product type under which a component travels and is looked up in the catalogue. */
export function productTypeOf(component: Component): ProductType {
  return component.kind === 'frame' ? component.productType : PRODUCT_TYPES[component.kind]
}
