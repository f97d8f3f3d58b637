import { thickPlateStiffness, type LeafLayer } from './stack'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { exp, log, sqrt } = Math

/** Newton's method converges quadratically from the thin-plate value: four steps give eight digits. */
const STEPS = 4

/**
 * Wavenumber of a leaf's free bending waves, rad/m: the k at which the stiffness of its plates in bending and shear
 * balances their inertia, D(k) = w^2 m'.
 */
export function freeWavenumber({ leaf, bending_Nm }: LeafLayer, omega: number): number {
  const inertia = omega * omega * leaf.mass_kgm2
  const sum = bending_Nm.reduce((total, bending) => total + bending, 0)
  let k2 = sqrt(inertia / sum)
  for (let step = 0; step < STEPS; step++) {
    let stiffness = 0
    let slope = 0
    for (let at = 0; at < bending_Nm.length; at++) {
      const { shear_Npm, lamellaBendingShare } = leaf.plates[at]
      const own = lamellaBendingShare * bending_Nm[at] * k2 * k2
      const inSeries = thickPlateStiffness(bending_Nm[at], shear_Npm, lamellaBendingShare, k2) - own
      // d ln D/d ln k^2 runs from 2 (bending) to 1 (shear).
      const bending = bending_Nm[at] * k2
      stiffness += inSeries + own
      slope += inSeries * ((bending + 2 * shear_Npm) / (bending + shear_Npm)) + 2 * own
    }
    k2 *= exp((log(inertia / stiffness) * stiffness) / slope)
  }
  return sqrt(k2)
}
