import { SOUND_SPEED } from '../physics/air'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { thickPlateStiffness } from '../physics/stack/stack'

/** Relative wavenumbers: over the whole range, about the wavenumber in air, and about each leaf's free wave. */
const WIDE = Float64Array.from({ length: 64 }, (_, at) => 3 * (0.004 + (0.996 * at) / 63) ** 1.5)
const ABOUT_AIR = crowdedAboutOne(15, 5, 0.5)
const ABOUT_LEAF = crowdedAboutOne(33, 6, 0.6)

/** Room for the wavenumbers of a stack of so many leaves; one grid serves every frequency. */
export function emptyGrid(leafCount: number): Float64Array {
  return new Float64Array(WIDE.length + ABOUT_AIR.length + ABOUT_LEAF.length * leafCount)
}

/**
 * Fills the grid with structural wavenumbers in rad/m at which the impact integral is taken, ascending: spread to three
 * times the largest, and crowded where the integrand peaks (k0 and each leaf's free bending wave).
 */
export function wavenumberGrid(frequency_hz: number, leaves: readonly LeafModel[], grid: Float64Array): void {
  const omega = 2 * Math.PI * frequency_hz
  const k0 = omega / SOUND_SPEED
  const thin = leaves.map((leaf) => thinWavenumber(leaf, omega))
  const largest = Math.max(k0, ...thin)
  let filled = 0
  for (const relative of WIDE) grid[filled++] = largest * relative
  for (const relative of ABOUT_AIR) grid[filled++] = k0 * relative
  leaves.forEach((leaf, at) => {
    const free = leaf.massive ? thickWavenumber(leaf, omega, thin[at]) : thin[at]
    for (const relative of ABOUT_LEAF) grid[filled++] = free * relative
  })
  grid.sort()
}

/** Points about one, densest there: sinh spacing over the given relative width. */
function crowdedAboutOne(count: number, steepness: number, width: number): Float64Array {
  return Float64Array.from({ length: count }, (_, at) => {
    const u = -1 + (2 * at) / (count - 1)
    return 1 + (width * Math.sinh(steepness * u)) / Math.sinh(steepness)
  })
}

function thinWavenumber(leaf: LeafModel, omega: number): number {
  return Math.sqrt(omega) * (leaf.mass_kgm2 / leaf.bending_Nm) ** 0.25
}

/** Free wavenumber with shear: the fixed point of D(k) = w^2 m'. */
function thickWavenumber(leaf: LeafModel, omega: number, start: number): number {
  const stiffest = leaf.plates.reduce((a, b) => (b.bending_Nm > a.bending_Nm ? b : a))
  let k = start
  for (let step = 0; step < 12; step++) {
    const stiffness = thickPlateStiffness(
      leaf.bending_Nm,
      stiffest.shear_Npm,
      stiffest.lamellaBendingShare,
      k * k,
    )
    k *= (stiffness / (omega * omega * leaf.mass_kgm2)) ** -0.28
  }
  return k
}
