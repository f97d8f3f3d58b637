import type { ProductType } from '@soundleaf/contracts'

const THINGS: Readonly<Record<ProductType, string>> = {
  Panel: 'panels',
  MassiveElement: 'massive elements',
  WallFrame: 'wall frames',
  FloorFrame: 'floor frames',
  CeilingFrame: 'ceiling frames',
  Frame: 'frames',
  ImpactBoard: 'impact boards',
  FloorCovering: 'floor coverings',
  Insulation: 'insulations',
  Cavity: 'cavities',
  RibPanel: 'rib panels',
}

/** What the picker says of the products that it offers. */
export const pickerTexts = (type: ProductType) => ({
  search: `Search ${THINGS[type]}`,
  list: `Choose from ${THINGS[type]}`,
  empty: `The catalogue has no ${THINGS[type]}.`,
  noMatch: `No ${THINGS[type]} match.`,
})
