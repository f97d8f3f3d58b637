/** Speed of sound in air of 20 °C, m/s. */
const AIR_SPEED = 343
const POISSON = 0.3

/** A homogeneous plate. */
export interface Leaf {
  readonly thickness_mm: number
  readonly density_kgm3: number
  readonly modulus_GPa: number
}

/** √(E/ρ), m/s. */
export const waveSpeed_ms = ({ density_kgm3, modulus_GPa }: Omit<Leaf, 'thickness_mm'>): number =>
  Math.sqrt((modulus_GPa * 1e9) / density_kgm3)

/** kg/m² */
export const massPerArea_kgm2 = ({
  thickness_mm,
  density_kgm3,
}: Pick<Leaf, 'thickness_mm' | 'density_kgm3'>): number => (thickness_mm / 1000) * density_kgm3

/** Where bending waves are as fast as sound in air: c²/(2π) √(m″/B) with B = E d³/12(1 − ν²), Hz. */
export function criticalFrequency_Hz(leaf: Leaf): number {
  const bending = (leaf.modulus_GPa * 1e9 * (leaf.thickness_mm / 1000) ** 3) / (12 * (1 - POISSON ** 2))
  return (AIR_SPEED ** 2 / (2 * Math.PI)) * Math.sqrt(massPerArea_kgm2(leaf) / bending)
}
