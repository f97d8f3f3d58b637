import { SOUND_SPEED } from '../physics/air'
import { type LeafModel, massAt, meanBendingAt } from '../physics/leaf/leaf-model'
import { thickPlateStiffness } from '../physics/stack/stack'

/**
 * Relative wavenumbers: over the whole range, about the wavenumber in air, and about the free bending wavenumber of
 * each leaf.
 */
const WHOLE_RANGE = Float64Array.from({ length: 64 }, (_, at) => 3 * (0.004 + (0.996 * at) / 63) ** 1.5)
const ABOUT_AIR = concentratedAboutOne(15, 5, 0.5)
const ABOUT_BENDING_WAVE = concentratedAboutOne(33, 6, 0.6)

/** An empty grid for a stack of so many leaves; it is filled again for every frequency. */
export function emptyGrid(leafCount: number): Float64Array {
  return new Float64Array(WHOLE_RANGE.length + ABOUT_AIR.length + ABOUT_BENDING_WAVE.length * leafCount)
}

/**
 * Fills the grid with ascending structural wavenumbers in rad/m for the impact integral: up to three times the largest
 * one of interest, and concentrated where the integrand has its peaks (k0 and the free bending waves of the leaves).
 */
export function wavenumberGrid(frequency_hz: number, leaves: readonly LeafModel[], grid: Float64Array): void {
  const omega = 2 * Math.PI * frequency_hz
  const k0 = omega / SOUND_SPEED
  const thin = leaves.map((leaf) => thinWavenumber(leaf, frequency_hz))
  const largest = Math.max(k0, ...thin)
  let filled = 0
  for (const relative of WHOLE_RANGE) grid[filled++] = largest * relative
  for (const relative of ABOUT_AIR) grid[filled++] = k0 * relative
  leaves.forEach((leaf, at) => {
    const free = leaf.massive ? thickWavenumber(leaf, omega, thin[at]) : thin[at]
    for (const relative of ABOUT_BENDING_WAVE) grid[filled++] = free * relative
  })
  grid.sort()
}

/** Points about 1, with sinh spacing over the given relative width, closest at 1. */
function concentratedAboutOne(count: number, steepness: number, width: number): Float64Array {
  return Float64Array.from({ length: count }, (_, at) => {
    const u = -1 + (2 * at) / (count - 1)
    return 1 + (width * Math.sinh(steepness * u)) / Math.sinh(steepness)
  })
}

function thinWavenumber(leaf: LeafModel, frequency_hz: number): number {
  const bending_Nm =
    leaf.ribbing === null
      ? leaf.bending_Nm
      : leaf.plates.reduce((sum, _, at) => sum + meanBendingAt(leaf, at, frequency_hz), 0)
  return Math.sqrt(2 * Math.PI * frequency_hz) * (massAt(leaf, frequency_hz) / bending_Nm) ** 0.25
}

/** Free bending wavenumber with shear deformation: the fixed point of D(k) = w^2 m'. */
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
