import type { Material } from '@soundleaf/contracts'
import type { Basis } from './basis'

/** Name, material, thickness mm (usual, least, most), density kg/m³, modulus MPa, loss factor, basis. */
export type BoardRow = readonly [
  name: string,
  material: Material,
  thickness_mm: readonly [usual: number, least: number, most: number],
  density_kgm3: number,
  modulus_MPa: number,
  lossFactor: number,
  basis: readonly Basis[],
]

export const BOARDS: readonly BoardRow[] = [
  ['Gypsum board', 'Gypsum', [12.5, 6, 25], 680, 2200, 0.025, ['H', 'T']],
  ['Gypsum board 9.5', 'Gypsum', [9.5, 6, 15], 700, 2200, 0.025, ['H', 'T']],
  ['Gypsum board, fire', 'Gypsum', [15, 9.5, 25], 800, 2400, 0.025, ['D']],
  ['Gypsum board, type X 15.9', 'Gypsum', [15.9, 12.5, 25], 710, 2400, 0.025, ['D']],
  ['Gypsum board, acoustic', 'Gypsum', [12.5, 9.5, 25], 1000, 3000, 0.025, ['D']],
  ['Gypsum board, constrained layer', 'Gypsum', [16, 12, 35], 900, 2400, 0.1, ['D']],
  ['Gypsum fibre board', 'Gypsum', [12.5, 10, 25], 1150, 3800, 0.015, ['D']],
  ['Glass-fibre faced sheathing', 'Gypsum', [12.7, 9.5, 16], 730, 2200, 0.025, ['D']],
  ['Gypsum plaster', 'Gypsum', [10, 3, 40], 1100, 2800, 0.005, ['H']],
  ['Plywood, birch', 'Wood', [15, 6, 50], 680, 10000, 0.015, ['H']],
  ['Plywood, softwood', 'Wood', [18, 9, 50], 530, 7000, 0.03, ['D']],
  ['OSB/3', 'Wood', [18, 9, 30], 610, 4400, 0.03, ['H', 'D']],
  ['Particle board', 'Wood', [22, 10, 40], 680, 3200, 0.03, ['H']],
  ['MDF', 'Wood', [16, 3, 40], 750, 4700, 0.02, ['H']],
  ['Hardwood strip', 'Wood', [20, 10, 30], 700, 10500, 0.03, ['D']],
  ['Softwood boards', 'Wood', [22, 15, 60], 465, 9500, 0.03, ['H', 'S']],
  ['Fibre cement board', 'Concrete', [9, 6, 20], 1500, 12000, 0.01, ['D']],
  ['Cement board', 'Concrete', [12.5, 6, 20], 1200, 5500, 0.015, ['D']],
  ['Cement-bonded particle board', 'Concrete', [16, 8, 40], 1300, 6000, 0.015, ['D']],
  ['Magnesium oxide board', 'Other', [12, 6, 25], 1000, 6000, 0.01, ['D']],
  ['Cement screed', 'Concrete', [60, 20, 120], 2050, 23000, 0.015, ['H']],
  ['Anhydrite screed', 'Concrete', [45, 20, 100], 2000, 19000, 0.015, ['D']],
  ['Gypsum concrete topping', 'Gypsum', [38, 19, 100], 1700, 10000, 0.02, ['D']],
  ['Gravel fill, bonded', 'Gravel', [60, 20, 200], 1550, 50, 0.1, ['A']],
  ['Glass', 'Other', [6, 3, 19], 2500, 68000, 0.08, ['H', 'T']],
  ['Laminated glass', 'Other', [8.8, 6.4, 20], 2500, 66000, 0.15, ['D']],
  ['Acrylic glass', 'Other', [8, 3, 30], 1180, 6200, 0.05, ['H', 'D']],
  ['Steel sheet', 'Steel', [1, 0.5, 6], 7850, 210000, 0.01, ['H']],
  ['Aluminium sheet', 'Metallic', [1.5, 0.7, 6], 2700, 70000, 0.01, ['S']],
  ['Heavy limp membrane', 'Rubber', [3, 1.5, 8], 1950, 30, 0.2, ['D']],
]
