import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { freeWavenumber } from './free-wave'
import { gaussLegendre, type Quadrature } from './gauss-legendre'
import type { StackLayer } from './stack'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { abs, asin, asinh, exp, max, sqrt } = Math

/** Quadrature over the whole range where no leaf has coincidence, and on each side of a coincidence angle. */
const SMOOTH_QUADRATURE = gaussLegendre(24, 0, 1)
const PEAK_QUADRATURE = gaussLegendre(11, 0, 1)

/**
 * Smallest width of a coincidence peak for the quadrature, rad; peaks wider than the second value need no nodes of
 * their own.
 */
const SMALLEST_PEAK_WIDTH = 1e-4
const WIDE_PEAK = 0.25

/** Coincidence angles closer than this share their nodes, rad. */
const SAME_PEAK_RAD = 1e-3

const GRAZING = Math.PI / 2

interface CoincidencePeak {
  readonly angle: number
  /** Half-width of the peak, rad. */
  readonly width: number
}

/**
 * Angles of incidence from normal to grazing and their weights, concentrated about the coincidence angle of every leaf,
 * where the transmission coefficient has a peak of half-width eta tan(theta)/4. The range is divided half-way between
 * two peaks and each part mapped by theta = theta_c + w sinh(u), so that the same few Gauss nodes resolve a peak of any
 * width.
 */
export class IncidenceAngles {
  count = 0
  readonly angles: Float64Array
  readonly weights: Float64Array

  constructor(leafCount: number) {
    const most = max(SMOOTH_QUADRATURE.nodes.length, 2 * PEAK_QUADRATURE.nodes.length * leafCount)
    this.angles = new Float64Array(most)
    this.weights = new Float64Array(most)
  }

  /** Sets the angles and weights for a stack at one frequency. */
  place(layers: readonly StackLayer[], omega: number): void {
    this.count = 0
    const peaks = coincidencePeaks(layers, omega)
    if (peaks.length === 0) this.addSmooth(SMOOTH_QUADRATURE)
    for (let at = 0; at < peaks.length; at++) {
      const { angle } = peaks[at]
      this.addBeside(peaks[at], at === 0 ? 0 : (peaks[at - 1].angle + angle) / 2)
      this.addBeside(peaks[at], at === peaks.length - 1 ? GRAZING : (angle + peaks[at + 1].angle) / 2)
    }
  }

  private addSmooth({ nodes, weights }: Quadrature): void {
    for (let at = 0; at < nodes.length; at++) this.add(nodes[at] * GRAZING, weights[at] * GRAZING)
  }

  /** Adds the nodes from a peak to the end of its part on one side. */
  private addBeside({ angle, width }: CoincidencePeak, end: number): void {
    const { nodes, weights } = PEAK_QUADRATURE
    const reach = asinh(abs(end - angle) / width)
    const sign = end < angle ? -1 : 1
    for (let at = 0; at < nodes.length; at++) {
      const grown = exp(nodes[at] * reach)
      const sinh = (grown - 1 / grown) / 2
      const cosh = (grown + 1 / grown) / 2
      this.add(angle + sign * width * sinh, weights[at] * reach * width * cosh)
    }
  }

  private add(angle: number, weight: number): void {
    this.angles[this.count] = angle
    this.weights[this.count] = weight
    this.count++
  }
}

/** Coincidence angles of the leaves in ascending order: sin(theta) = k_B/k0. */
function coincidencePeaks(layers: readonly StackLayer[], omega: number): readonly CoincidencePeak[] {
  const k0 = omega / SOUND_SPEED
  const peaks: CoincidencePeak[] = []
  for (const layer of layers) {
    if (layer.type !== 'leaf') continue
    const sine = freeWavenumber(layer, omega) / k0
    if (!(sine < 1)) continue
    const cosine = sqrt(1 - sine * sine)
    const loss =
      smallestLossFactor(layer.lossFactors) + (2 * AIR_IMPEDANCE) / (omega * layer.leaf.mass_kgm2 * cosine)
    const width = (loss * sine) / (4 * cosine)
    const angle = asin(sine)
    const isNew = peaks.every((peak) => abs(peak.angle - angle) > SAME_PEAK_RAD)
    if (width < WIDE_PEAK && isNew) peaks.push({ angle, width: max(width, SMALLEST_PEAK_WIDTH) })
  }
  return peaks.length < 2 ? peaks : peaks.sort((a, b) => a.angle - b.angle)
}

function smallestLossFactor(lossFactors: readonly number[]): number {
  let least = lossFactors[0]
  for (const loss of lossFactors) if (loss < least) least = loss
  return least
}
