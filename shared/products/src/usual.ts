import type { Material, ProductType } from '@soundleaf/contracts'

export type Span = readonly [least: number, most: number]

/** What plates of a material usually have. */
export interface UsualPlate {
  readonly density_kgm3: Span
  /** √(E/ρ) along the stiffer direction, m/s. */
  readonly wave_ms: Span
  readonly lossFactor: Span
}

/**
 * Plates by material: ranges that we take for usual, wide enough for every row of the common catalogue. Values of this kind
 * stand in table A2 of Hopkins, Sound Insulation, annex B of EN 12354-1 and EN ISO 10456; these limits are ours and in none
 * of them. A material of the contract is as wide as its name: concrete goes from aerated concrete to cement board, and a
 * hollow slab has the modulus of its concrete at the density of what is left.
 */
export const USUAL_PLATES: Readonly<Partial<Record<Material, UsualPlate>>> = {
  Wood: { density_kgm3: [130, 1100], wave_ms: [650, 5600], lossFactor: [0.005, 0.06] },
  Woodfibre: { density_kgm3: [100, 1000], wave_ms: [200, 3000], lossFactor: [0.01, 0.1] },
  Steel: { density_kgm3: [7700, 8100], wave_ms: [4800, 5300], lossFactor: [0.0001, 0.02] },
  Metallic: { density_kgm3: [1700, 11400], wave_ms: [1100, 5300], lossFactor: [0.0001, 0.02] },
  Gypsum: { density_kgm3: [600, 2000], wave_ms: [1200, 2700], lossFactor: [0.004, 0.15] },
  Concrete: { density_kgm3: [300, 2700], wave_ms: [1300, 4800], lossFactor: [0.004, 0.03] },
  Gravel: { density_kgm3: [400, 2000], wave_ms: [50, 500], lossFactor: [0.03, 0.5] },
  Rubber: { density_kgm3: [400, 3500], wave_ms: [20, 1000], lossFactor: [0.03, 0.5] },
  EPS: { density_kgm3: [10, 45], wave_ms: [150, 800], lossFactor: [0.01, 0.1] },
  Other: { density_kgm3: [20, 3200], wave_ms: [100, 5600], lossFactor: [0.001, 0.3] },
}

/** What boards under a screed usually have. */
export interface UsualSpring {
  readonly density_kgm3: Span
  /** s′ times thickness, which is the dynamic modulus of elasticity, MPa. */
  readonly modulus_MPa: Span
}

/** Ours as well: what is sold as impact sound insulation of the material. */
export const USUAL_SPRINGS: Readonly<Partial<Record<Material, UsualSpring>>> = {
  Stonewool: { density_kgm3: [70, 200], modulus_MPa: [0.15, 1.5] },
  Fibreglass: { density_kgm3: [50, 150], modulus_MPa: [0.1, 0.6] },
  EPS: { density_kgm3: [9, 40], modulus_MPa: [0.15, 1.5] },
  Woodfibre: { density_kgm3: [100, 300], modulus_MPa: [0.3, 3] },
  Wood: { density_kgm3: [100, 600], modulus_MPa: [0.2, 5] },
  Rubber: { density_kgm3: [150, 1200], modulus_MPa: [0.1, 3] },
  Porous: { density_kgm3: [20, 400], modulus_MPa: [0.1, 2] },
  Other: { density_kgm3: [15, 1200], modulus_MPa: [0.05, 5] },
}

/** Densities of what fills cavities, kg/m³, ours as well. */
export const USUAL_FILLS: Readonly<Partial<Record<Material, Span>>> = {
  Fibreglass: [9, 120],
  Stonewool: [20, 200],
  Ecowool: [25, 80],
  Woodfibre: [30, 270],
  Porous: [8, 120],
  EPS: [9, 45],
  Other: [8, 270],
}

/** A plate has a wave speed, a board under a screed a stiffness, a fill a density. */
export function isPlate(type: ProductType): boolean {
  return type === 'Panel' || type === 'MassiveElement'
}
