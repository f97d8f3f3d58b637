import { SOUND_SPEED } from '../air'
import type { LeafModel } from '../leaf/leaf-model'
import { thickPlateStiffness } from '../stack/stack'

/** Points over the whole range, about the wavenumber in air, and about each leaf's free wave. */
const WIDE_POINTS = 140
const AIR_POINTS = 31
const LEAF_POINTS = 61

/**
 * Structural wavenumbers in rad/m at which the impact integral is taken, ascending: spread to three times the
 * largest, and crowded where the integrand peaks (k0 and each leaf's free bending wave).
 */
export function wavenumberGrid(frequency_hz: number, leaves: readonly LeafModel[]): Float64Array {
  const omega = 2 * Math.PI * frequency_hz
  const k0 = omega / SOUND_SPEED
  const thin = leaves.map((leaf) => thinWavenumber(leaf, omega))
  const largest = Math.max(k0, ...thin)
  const grid = new Float64Array(WIDE_POINTS + AIR_POINTS + LEAF_POINTS * leaves.length)
  let filled = 0
  for (let at = 0; at < WIDE_POINTS; at++)
    grid[filled++] = 3 * largest * (0.004 + (0.996 * at) / (WIDE_POINTS - 1)) ** 1.5
  for (let at = 0; at < AIR_POINTS; at++) grid[filled++] = crowded(k0, at, AIR_POINTS, 5, 0.5)
  leaves.forEach((leaf, n) => {
    const free = leaf.massive ? thickWavenumber(leaf, omega, thin[n]) : thin[n]
    for (let at = 0; at < LEAF_POINTS; at++) grid[filled++] = crowded(free, at, LEAF_POINTS, 6, 0.6)
  })
  return grid.sort()
}

/** Points about a centre, densest there: sinh spacing over the given relative width. */
function crowded(centre: number, at: number, count: number, steepness: number, width: number): number {
  const u = -1 + (2 * at) / (count - 1)
  return centre * (1 + (width * Math.sinh(steepness * u)) / Math.sinh(steepness))
}

function thinWavenumber(leaf: LeafModel, omega: number): number {
  return Math.sqrt(omega) * (leaf.mass_kgm2 / leaf.bending_Nm) ** 0.25
}

/** Free wavenumber with shear: the fixed point of D(k) = w^2 m'. */
function thickWavenumber(leaf: LeafModel, omega: number, start: number): number {
  const stiffest = leaf.plates.reduce((a, b) => (b.bending_Nm > a.bending_Nm ? b : a))
  let k = start
  for (let step = 0; step < 40; step++) {
    const stiffness = thickPlateStiffness(leaf.bending_Nm, stiffest.shear_Npm, stiffest.plies, k * k)
    k *= (stiffness / (omega * omega * leaf.mass_kgm2)) ** -0.3
  }
  return k
}
