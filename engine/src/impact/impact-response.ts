import { boundaryField } from '../boundary-field'
import { AIR_IMPEDANCE, SOUND_SPEED } from '../physics/air'
import { FREQUENCIES_HZ } from '../physics/frequency'
import type { LeafModel } from '../physics/leaf/leaf-model'
import type { Element } from '../physics/radiation/element'
import { WaveRadiationEfficiency } from '../physics/radiation/wave-radiation'
import type { LayersAt } from '../physics/stack/diffuse-field'
import { StackSolver } from '../physics/stack/stack'
import { emptyGrid, wavenumberGrid } from './wavenumber-grid'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { PI, exp } = Math

/** The response of a stack to a point force of 1 N on its top, at every frequency. */
export interface ImpactResponse {
  /** Sound power radiated on the receiving side per mean square force, W/N². */
  readonly power: Float64Array
  /** Integral of the squared velocity of each leaf, int |v(k)|^2 k dk/(2 pi) = S <v^2>, (m/s)² m²/N². */
  readonly leafVelocity2: readonly Float64Array[]
}

/**
 * Power radiated by a stack under a point force, as an integral over structural wavenumbers: W = F^2 rho c/(2 pi) int
 * |H(k)|^2 sigma(k) k dk with H = v_N per exciting pressure.
 * Cremer, Heckl, Petersson, chapter 6 (Fourier transform of the point force), with the radiation efficiency of the
 * finite element.
 */
export function impactResponse(
  layersAt: LayersAt,
  leaves: readonly LeafModel[],
  element: Element,
): ImpactResponse {
  const power = new Float64Array(FREQUENCIES_HZ.length)
  const leafVelocity2 = leaves.map(() => new Float64Array(FREQUENCIES_HZ.length))
  const solver = new StackSolver(leaves.length)
  const before = new Float64Array(leaves.length)
  const grid = emptyGrid(leaves.length)
  for (let at = 0; at < FREQUENCIES_HZ.length; at++) {
    const frequency = FREQUENCIES_HZ[at]
    const omega = 2 * PI * frequency
    const radiation = new WaveRadiationEfficiency(omega / SOUND_SPEED, element)
    wavenumberGrid(frequency, leaves, grid)
    const layers = layersAt(frequency, 0)
    let powerBefore = 0
    for (let n = 0; n < grid.length; n++) {
      const k = grid[n]
      const sigma = radiation.at(k)
      solver.solve(layers, omega, k, AIR_IMPEDANCE * sigma)
      const weight = k / (solver.pressureRe ** 2 + solver.pressureIm ** 2)
      const halfStep = n === 0 ? 0 : (k - grid[n - 1]) / 2
      const powerNow = weight * sigma * exp(-2 * solver.scale)
      power[at] += halfStep * (powerNow + powerBefore)
      powerBefore = powerNow
      for (let leaf = 0; leaf < leaves.length; leaf++) {
        const now = weight * solver.relativeVelocity2(leaf)
        leafVelocity2[leaf][at] += (halfStep * (now + before[leaf])) / (2 * PI)
        before[leaf] = now
      }
    }
    power[at] *= AIR_IMPEDANCE / (2 * PI)
  }
  return { power, leafVelocity2 }
}

/** Reference equivalent absorption area A0 of normalised levels, m² (ISO 10140-3). */
const REFERENCE_ABSORPTION_M2 = 10

/** Ln in dB from the sound power in W radiated under the tapping machine: L_W + 10 lg(4/A0), as pressure shows it. */
export function impactLevel(power_W: number, band_hz: number): number {
  const inRoom_db = 10 * Math.log10(4 / REFERENCE_ABSORPTION_M2 / boundaryField(band_hz))
  return 10 * Math.log10(Math.max(power_W, 1e-20) / 1e-12) + inRoom_db
}
