import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { FREQUENCIES_HZ } from '../frequency'
import type { Element } from '../radiation/element'
import { ForcedRadiationEfficiency } from '../radiation/forced-radiation'
import { IncidenceAngles } from './incidence-angles'
import { type StackLayer, StackSolver } from './stack'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { PI, exp, sin, sqrt } = Math

/** The response of a stack to a diffuse sound field on the source side, at every frequency. */
export interface DiffuseResponse {
  /** Transmission coefficient of forced vibration. */
  readonly transmission: Float64Array
  /** Mean square velocity of each leaf per mean square pressure of the field, (m/s)^2/Pa^2. */
  readonly leafVelocity2: readonly Float64Array[]
}

/** The layers of a stack at one frequency, for a wave in one of its propagation directions. */
export type LayersAt = (frequency_hz: number, direction: number) => readonly StackLayer[]

/**
 * Diffuse-field transmission of a stack by transfer matrices with the radiation efficiency of the finite element on
 * both sides: tau = 2 rho c int_0^(pi/2) z_r |v_N/p_i|^2 sin(theta) d(theta), 2 p_i = p_0 + z_r v_0, z_r = rho c
 * sigma(theta). The result is the mean over `directions` directions of an orthotropic stack.
 */
export function diffuseResponse(
  layersAt: LayersAt,
  leafCount: number,
  directions: number,
  element: Element,
): DiffuseResponse {
  const transmission = new Float64Array(FREQUENCIES_HZ.length)
  const leafVelocity2 = Array.from({ length: leafCount }, () => new Float64Array(FREQUENCIES_HZ.length))
  const solver = new StackSolver(leafCount)
  const incidence = new IncidenceAngles(leafCount)
  for (let at = 0; at < FREQUENCIES_HZ.length; at++) {
    const omega = 2 * PI * FREQUENCIES_HZ[at]
    const k0 = omega / SOUND_SPEED
    const radiation = new ForcedRadiationEfficiency(k0, element)
    for (let direction = 0; direction < directions; direction++) {
      const layers = layersAt(FREQUENCIES_HZ[at], direction)
      incidence.place(layers, omega)
      for (let n = 0; n < incidence.count; n++) {
        const sine = sin(incidence.angles[n])
        const zr = AIR_IMPEDANCE * radiation.at(sqrt(1 - sine * sine))
        solver.solve(layers, omega, k0 * sine, zr)
        const re = solver.pressureRe + zr * solver.velocityRe
        const im = solver.pressureIm + zr * solver.velocityIm
        const weight = (sine * incidence.weights[n]) / directions / (re * re + im * im)
        transmission[at] += 8 * AIR_IMPEDANCE * zr * weight * exp(-2 * solver.scale)
        for (let leaf = 0; leaf < leafCount; leaf++)
          leafVelocity2[leaf][at] += 2 * weight * solver.relativeVelocity2(leaf)
      }
    }
  }
  return { transmission, leafVelocity2 }
}
