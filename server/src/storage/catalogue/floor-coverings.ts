import type { Material } from '@soundleaf/contracts'
import type { Basis } from './basis'

/** Name, material, thickness mm (usual, least, most), hammer contact stiffness MN/m, basis. */
export type FloorCoveringRow = readonly [
  name: string,
  material: Material,
  thickness_mm: readonly [usual: number, least: number, most: number],
  contactStiffness_MNm: number,
  basis: readonly Basis[],
]

/** The contact stiffness is the one that gives the covering's usual ΔLw on 140 mm of concrete. */
export const FLOOR_COVERINGS: readonly FloorCoveringRow[] = [
  ['Floor covering', 'Other', [3, 2, 4], 40, ['D']],
  ['Ceramic tile, bonded', 'Other', [9, 6, 15], 300, ['D']],
  ['Linoleum', 'Other', [2.5, 2, 4], 40, ['D']],
  ['Vinyl, homogeneous', 'Other', [2, 1.5, 3], 80, ['D']],
  ['Vinyl on foam', 'Other', [3.5, 2.5, 5], 2.8, ['D']],
  ['Rubber covering', 'Rubber', [4, 2, 6], 12, ['D']],
  ['Needle felt', 'Other', [6, 4, 8], 0.8, ['D']],
  ['Carpet, loop pile', 'Other', [7, 5, 10], 0.25, ['D']],
  ['Carpet on foam underlay', 'Other', [12, 10, 20], 0.08, ['D']],
  ['Parquet, glued', 'Wood', [14, 8, 22], 70, ['D']],
  ['Parquet, floating on foam', 'Wood', [14, 8, 22], 1.9, ['D']],
  ['Parquet on rubber or cork', 'Wood', [18, 12, 25], 1.6, ['D']],
]
