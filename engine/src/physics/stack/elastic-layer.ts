import type { ResilientLayer } from '../../input/assembly'
import type { ElasticLayer } from './stack'

/**
 * A resilient layer with its own mass: a rod of modulus s' h and the density of the layer. Below its first thickness
 * resonance c/(2h), some 200 to 700 Hz for mineral wool of 50 mm, it is the spring s'; above it waves run through the
 * layer and the slope of the improvement ends.
 * [p, v] in front = [cos kh, j Z sin kh; (j/Z) sin kh, cos kh] [p, v] behind, k^2 = w^2 rho/E, E = s' h (1 + j eta), Z = w
 * rho/k. Cremer, Heckl, Petersson, Structure-Borne Sound; longitudinal waves in rods.
 */
export function elasticLayer(
  { dynamicStiffness_Npm3, thickness_m, density_kgm3 }: ResilientLayer,
  lossFactor: number,
  frequency_hz: number,
): ElasticLayer {
  const omega = 2 * Math.PI * frequency_hz
  const modulus_Pa = dynamicStiffness_Npm3 * thickness_m
  const density = Math.max(density_kgm3, LEAST_KGM3)
  // k = w sqrt(rho/E)/sqrt(1 + j eta)
  const size = omega * Math.sqrt(density / modulus_Pa) * (1 + lossFactor ** 2) ** -0.25
  const turn = Math.atan(lossFactor) / 2
  const [kRe, kIm] = [size * Math.cos(turn), -size * Math.sin(turn)]
  const [phase, decay] = [kRe * thickness_m, kIm * thickness_m]
  const cosine = [Math.cos(phase) * Math.cosh(decay), -Math.sin(phase) * Math.sinh(decay)] as const
  const sine = [Math.sin(phase) * Math.cosh(decay), Math.cos(phase) * Math.sinh(decay)] as const
  // j Z sin kh with Z = w rho/k, and (j/Z) sin kh
  const k2 = size * size
  const [zRe, zIm] = [(omega * density * kRe) / k2, (-omega * density * kIm) / k2]
  const z2 = zRe * zRe + zIm * zIm
  return {
    type: 'elastic',
    cosine,
    impedance: [-(zRe * sine[1] + zIm * sine[0]), zRe * sine[0] - zIm * sine[1]],
    admittance: [-(zRe * sine[1] - zIm * sine[0]) / z2, (zRe * sine[0] + zIm * sine[1]) / z2],
  }
}

/** A layer of no mass would carry waves of infinite speed. */
const LEAST_KGM3 = 1
