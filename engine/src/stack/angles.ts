import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { freeWavenumber } from './free-wave'
import { gaussLegendre } from './gauss-legendre'
import type { StackLayer } from './stack'

// Hoisted: looking Math up costs as much as the sum it is in.
const { PI, abs, asin, asinh, cosh, max, min, sinh, sqrt } = Math

/** Nodes where the integrand is smooth, and on each side of a coincidence. */
const SMOOTH = gaussLegendre(32, 0, 1)
const BESIDE_PEAK = gaussLegendre(14, 0, 1)

/** A peak is no narrower than this for the quadrature, rad, and one wider than the other needs no nodes of its own. */
const NARROWEST = 1e-4
const WIDE = 0.25

/** Two coincidences nearer than this, rad, share their nodes. */
const TOGETHER = 1e-3

interface Peak {
  readonly angle: number
  /** Half its width, rad. */
  readonly width: number
}

/**
 * Angles of incidence from the normal to grazing and their weights, crowded about the coincidence of every leaf, where
 * the transmission factor peaks within eta tan(theta)/4: between two peaks the interval is halved and each half
 * mapped by theta = theta_c + w sinh(u), so that a peak of any width takes the same few Gauss nodes.
 */
export class Angles {
  readonly angles: number[] = []
  readonly weights: number[] = []

  constructor(layers: readonly StackLayer[], omega: number) {
    const peaks = peaksOf(layers, omega)
    if (peaks.length === 0)
      this.add(
        SMOOTH,
        (u) => (u * PI) / 2,
        () => PI / 2,
      )
    peaks.forEach((peak, at) => {
      const before = at === 0 ? 0 : (peaks[at - 1].angle + peak.angle) / 2
      const behind = at === peaks.length - 1 ? PI / 2 : (peak.angle + peaks[at + 1].angle) / 2
      this.addBeside(peak, before)
      this.addBeside(peak, behind)
    })
  }

  /** From the peak to an end of its interval on one side. */
  private addBeside({ angle, width }: Peak, end: number): void {
    const reach = asinh(abs(end - angle) / width)
    const side = end < angle ? -1 : 1
    this.add(
      BESIDE_PEAK,
      (u) => angle + side * width * sinh(u * reach),
      (u) => reach * width * cosh(u * reach),
    )
  }

  private add(
    { nodes, weights }: typeof SMOOTH,
    angleAt: (u: number) => number,
    slopeAt: (u: number) => number,
  ): void {
    for (let at = 0; at < nodes.length; at++) {
      this.angles.push(angleAt(nodes[at]))
      this.weights.push(weights[at] * slopeAt(nodes[at]))
    }
  }
}

/** Coincidences of the leaves in ascending order: sin(theta) = k/k0 of the free bending wave. */
function peaksOf(layers: readonly StackLayer[], omega: number): readonly Peak[] {
  const k0 = omega / SOUND_SPEED
  const peaks: Peak[] = []
  for (const layer of layers) {
    if (layer.type !== 'leaf') continue
    const sine = freeWavenumber(layer, omega) / k0
    if (!(sine < 1)) continue
    const cosine = sqrt(1 - sine * sine)
    const loss = min(...layer.lossFactors) + (2 * AIR_IMPEDANCE) / (omega * layer.leaf.mass_kgm2 * cosine)
    const width = (loss * sine) / (4 * cosine)
    if (width < WIDE) peaks.push({ angle: asin(sine), width: max(width, NARROWEST) })
  }
  return peaks
    .sort((a, b) => a.angle - b.angle)
    .filter(({ angle }, at, all) => at === 0 || angle - all[at - 1].angle > TOGETHER)
}
