import type { InsulationMaterial, Material } from '@soundleaf/contracts'
import type { Basis } from './basis'

/** Name, material, the fill's own material word, thickness mm, density kg/m³ (usual, least, most), basis. */
export type InsulationRow = readonly [
  name: string,
  material: Material,
  insulationMaterial: InsulationMaterial,
  thickness_mm: number,
  density_kgm3: readonly [usual: number, least: number, most: number],
  basis: readonly Basis[],
]

export const INSULATIONS: readonly InsulationRow[] = [
  ['Fibreglass batt 45', 'Fibreglass', 'Fibreglass', 45, [14, 10, 24], ['D']],
  ['Fibreglass batt 70', 'Fibreglass', 'Fibreglass', 70, [14, 10, 24], ['D']],
  ['Fibreglass batt 95', 'Fibreglass', 'Fibreglass', 95, [14, 10, 24], ['D']],
  ['Fibreglass batt 145', 'Fibreglass', 'Fibreglass', 145, [14, 10, 24], ['D']],
  ['Fibreglass board', 'Fibreglass', 'Fibreglass', 50, [40, 30, 50], ['D']],
  ['Stone wool batt 45', 'Stonewool', 'Stonewool', 45, [30, 28, 45], ['D']],
  ['Stone wool batt 70', 'Stonewool', 'Stonewool', 70, [30, 28, 45], ['D']],
  ['Stone wool batt 95', 'Stonewool', 'Stonewool', 95, [30, 28, 45], ['D']],
  ['Stone wool batt 145', 'Stonewool', 'Stonewool', 145, [30, 28, 45], ['D']],
  ['Stone wool, dense', 'Stonewool', 'Stonewool', 50, [80, 60, 100], ['D']],
  ['Cellulose, blown loose', 'Ecowool', 'Ecowool', 145, [38, 30, 45], ['D']],
  ['Cellulose, blown dense', 'Ecowool', 'Ecowool', 145, [55, 45, 65], ['D']],
  ['Wood fibre, flexible', 'Woodfibre', 'other', 95, [50, 45, 60], ['D']],
  ['Hemp or flax', 'Porous', 'other', 95, [35, 30, 40], ['D']],
  ['Polyester', 'Porous', 'other', 70, [15, 10, 20], ['D']],
]
