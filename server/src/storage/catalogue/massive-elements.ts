import type { Material } from '@soundleaf/contracts'
import type { Basis } from './basis'

/** Name, category, material, thickness mm (usual, least, most), density kg/m³, moduli GPa (major, minor), loss factor, basis. */
export type MassiveElementRow = readonly [
  name: string,
  category: string,
  material: Material,
  thickness_mm: readonly [usual: number, least: number, most: number],
  density_kgm3: number,
  moduli_GPa: readonly [major: number, minor: number],
  lossFactor: number,
  basis: readonly Basis[],
]

/** Moduli of cross-laminated timber from E0 = 11 and E90 = 0.37 GPa by the share of the plies along and across. */
export const MASSIVE_ELEMENTS: readonly MassiveElementRow[] = [
  ['Concrete', 'Concrete', 'Concrete', [200, 80, 500], 2300, [30, 30], 0.006, ['H']],
  ['Concrete, heavily reinforced', 'Concrete', 'Concrete', [200, 80, 500], 2400, [33, 33], 0.006, ['H']],
  ['Hollow-core slab 200', 'Concrete', 'Concrete', [200, 150, 250], 1350, [27, 16], 0.006, ['D']],
  ['Hollow-core slab 265', 'Concrete', 'Concrete', [265, 250, 400], 1400, [27, 16], 0.006, ['D']],
  [
    'Lightweight aggregate concrete',
    'Lightweight concrete',
    'Concrete',
    [200, 100, 400],
    1450,
    [6.8, 6.8],
    0.01,
    ['H'],
  ],
  ['Expanded clay block', 'Lightweight concrete', 'Concrete', [200, 100, 400], 780, [4, 4], 0.01, ['H']],
  ['Aerated concrete', 'Lightweight concrete', 'Concrete', [200, 50, 500], 550, [1.9, 1.9], 0.0125, ['H']],
  ['Clay brick', 'Masonry', 'Other', [120, 60, 400], 1750, [12, 12], 0.01, ['H']],
  ['Hollow clay block', 'Masonry', 'Other', [175, 100, 500], 850, [3.5, 3.5], 0.01, ['D']],
  ['Calcium silicate', 'Masonry', 'Other', [175, 100, 365], 1900, [11.4, 11.4], 0.01, ['H']],
  ['Dense concrete block', 'Masonry', 'Concrete', [140, 75, 300], 2000, [20, 20], 0.01, ['H']],
  ['Hollow concrete block', 'Masonry', 'Concrete', [190, 90, 300], 1150, [7.6, 7.6], 0.01, ['A']],
  ['Clinker block', 'Masonry', 'Concrete', [150, 75, 300], 1250, [4.1, 4.1], 0.01, ['H']],
  [
    'Cross-laminated timber',
    'Cross-laminated timber',
    'Wood',
    [160, 60, 400],
    470,
    [8.8, 2.6],
    0.02,
    ['S', 'T'],
  ],
  [
    'Cross-laminated timber, 3 plies',
    'Cross-laminated timber',
    'Wood',
    [100, 60, 120],
    470,
    [10.6, 0.8],
    0.02,
    ['S', 'T'],
  ],
  [
    'Cross-laminated timber, 7 plies',
    'Cross-laminated timber',
    'Wood',
    [240, 180, 400],
    470,
    [7.9, 3.5],
    0.02,
    ['S', 'T'],
  ],
  ['Glued-laminated timber slab', 'Solid timber', 'Wood', [160, 80, 400], 465, [11, 0.4], 0.02, ['S']],
  ['Nail-laminated timber slab', 'Solid timber', 'Wood', [160, 80, 300], 450, [11, 0.4], 0.02, ['S']],
  ['Dowel-laminated timber slab', 'Solid timber', 'Wood', [160, 80, 300], 450, [11, 0.4], 0.02, ['S']],
]

/** What lies on the joists of a floor as its structural layer; the values of the same boards among the panels. */
export const DECKS: readonly MassiveElementRow[] = [
  ['OSB deck', 'Deck on joists', 'Wood', [22, 15, 30], 610, [4.4, 4.4], 0.03, ['H', 'D']],
  ['Particle board deck', 'Deck on joists', 'Wood', [22, 16, 40], 680, [3.2, 3.2], 0.03, ['H']],
  ['Plywood deck', 'Deck on joists', 'Wood', [22, 15, 50], 530, [7, 7], 0.03, ['D']],
  ['Softwood board deck', 'Deck on joists', 'Wood', [22, 18, 60], 465, [9.5, 0.4], 0.03, ['H', 'S']],
]
