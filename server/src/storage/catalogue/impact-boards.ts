import type { Material } from '@soundleaf/contracts'
import type { Basis } from './basis'

/** Name, material, thickness mm (usual, least, most), density kg/m³, dynamic stiffness MN/m³, basis. */
export type ImpactBoardRow = readonly [
  name: string,
  material: Material,
  thickness_mm: readonly [usual: number, least: number, most: number],
  density_kgm3: number,
  dynamicStiffness_MNm3: number,
  basis: readonly Basis[],
]

export const IMPACT_BOARDS: readonly ImpactBoardRow[] = [
  ['Impact board', 'Stonewool', [30, 20, 40], 120, 15, ['D']],
  ['Glass wool impact board', 'Fibreglass', [20, 15, 30], 80, 9, ['D']],
  ['Elasticised polystyrene', 'EPS', [30, 20, 40], 14, 15, ['D']],
  ['Wood fibre impact board', 'Woodfibre', [30, 20, 40], 170, 35, ['D']],
  ['Polyethylene foam', 'Other', [5, 3, 10], 30, 80, ['D']],
  ['Rubber granulate', 'Rubber', [10, 6, 20], 720, 50, ['D']],
  ['Polyurethane foam composite', 'Porous', [10, 6, 17], 100, 28, ['D']],
  ['Cork underlay', 'Wood', [4, 3, 6], 225, 140, ['D']],
  ['Polyurethane elastomer mat', 'Rubber', [20, 12, 25], 300, 10, ['D']],
  ['Extruded polystyrene underlay', 'EPS', [3, 2, 5], 35, 105, ['D']],
]
