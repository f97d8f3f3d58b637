import type { LeafModel } from '../leaf/leaf-model'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { abs, cos, exp, expm1, log, max, sin, sqrt } = Math

/** A layer of a stack at one frequency, for any wavenumber parallel to it. */
export type StackLayer = LeafLayer | FluidLayer | ElasticLayer

export interface LeafLayer {
  readonly type: 'leaf'
  readonly leaf: LeafModel
  /** Impedance of its mass at this frequency, N s/m³. */
  readonly inertia: readonly [re: number, im: number]
  /** Loss factor of each plate at this frequency, with the losses at edges and studs. */
  readonly lossFactors: readonly number[]
  /** Bending stiffness of each plate in the direction of propagation, N m. */
  readonly bending_Nm: readonly number[]
}

/** An equivalent fluid: complex density (kg/m³) and squared wavenumber (1/m²). */
export interface FluidLayer {
  readonly type: 'fluid'
  readonly depth_m: number
  readonly density: readonly [re: number, im: number]
  readonly wavenumber2: readonly [re: number, im: number]
}

/** A resilient layer between two leaves, [cosine, impedance; admittance, cosine], whatever the wavenumber along it. */
export interface ElasticLayer {
  readonly type: 'elastic'
  readonly cosine: readonly [re: number, im: number]
  /** Pa s/m */
  readonly impedance: readonly [re: number, im: number]
  /** m/(Pa s) */
  readonly admittance: readonly [re: number, im: number]
}

/** Pressure and velocity are rescaled above this value, so that stacks of many layers do not overflow. */
const RESCALE_ABOVE = 1e100

/**
 * Sound pressure and normal velocity through a stack of layers at one frequency and one wavenumber parallel to it, by
 * transfer matrices from the radiating side, where v = 1 and p = z_r: [p, v] in front = T [p, v] behind, with leaf [1
 * Z; 0 1], fluid [cos, j Zc sin; (j/Zc) sin, cos](k_z d), a resilient layer
 * [cos, j Z sin; (j/Z) sin, cos](k h).
 * Allard and Atalla, Propagation of Sound in Porous Media (2009), chapter 11; time factor e^(j w t).
 * The true values are the stored ones times e^scale, which keeps exponentially growing terms in range.
 */
export class StackSolver {
  /** On the source side, per unit velocity on the radiating side. */
  pressureRe = 0
  pressureIm = 0
  velocityRe = 0
  velocityIm = 0
  scale = 0
  /** Squared velocity of every leaf and its scale, in the order of the layers. */
  readonly leafVelocity2: Float64Array
  readonly leafScale: Float64Array

  constructor(private readonly leafCount: number) {
    this.leafVelocity2 = new Float64Array(leafCount)
    this.leafScale = new Float64Array(leafCount)
  }

  solve(layers: readonly StackLayer[], omega: number, kx: number, radiationImpedance: number): void {
    this.pressureRe = radiationImpedance
    this.pressureIm = 0
    this.velocityRe = 1
    this.velocityIm = 0
    this.scale = 0
    let leafAt = this.leafCount
    for (let at = layers.length - 1; at >= 0; at--) {
      const layer = layers[at]
      if (layer.type === 'leaf') {
        leafAt--
        this.leafVelocity2[leafAt] = this.velocityRe * this.velocityRe + this.velocityIm * this.velocityIm
        this.leafScale[leafAt] = this.scale
        this.passLeaf(layer, omega, kx)
      } else if (layer.type === 'fluid') this.passFluid(layer, omega, kx)
      else this.passElastic(layer)
      if (abs(this.pressureRe) + abs(this.pressureIm) > RESCALE_ABOVE) this.rescale()
    }
  }

  /** Squared velocity of a leaf per unit velocity on the radiating side, on the scale of the source side. */
  relativeVelocity2(leaf: number): number {
    const behind = this.leafScale[leaf] - this.scale
    return behind === 0 ? this.leafVelocity2[leaf] : this.leafVelocity2[leaf] * exp(2 * behind)
  }

  private passLeaf({ leaf, inertia, lossFactors, bending_Nm }: LeafLayer, omega: number, kx: number): void {
    const k2 = kx * kx
    let [re, im] = inertia
    for (let at = 0; at < leaf.plates.length; at++) {
      const stiffness = thickPlateStiffness(
        bending_Nm[at],
        leaf.plates[at].shear_Npm,
        leaf.plates[at].lamellaBendingShare,
        k2,
      )
      re += (stiffness * lossFactors[at]) / omega
      im -= stiffness / omega
    }
    this.pressureRe += re * this.velocityRe - im * this.velocityIm
    this.pressureIm += re * this.velocityIm + im * this.velocityRe
  }

  private passFluid({ depth_m, density, wavenumber2 }: FluidLayer, omega: number, kx: number): void {
    // k_z = sqrt(k^2 - kx^2) with Im k_z <= 0: the wave decays in its propagation direction.
    const squareRe = wavenumber2[0] - kx * kx
    const squareIm = wavenumber2[1]
    const modulus = sqrt(squareRe * squareRe + squareIm * squareIm)
    let kzRe = sqrt(max((modulus + squareRe) / 2, 0))
    const kzIm = -sqrt(max((modulus - squareRe) / 2, 0))
    if (squareIm > 0) kzRe = -kzRe

    // cos and sin of k_z d without their factor e^|Im k_z d|, which is part of the scale.
    const decay = -kzIm * depth_m
    const phase = kzRe * depth_m
    const small = exp(-2 * decay)
    const cosh = (1 + small) / 2
    const sinh = -expm1(-2 * decay) / 2
    const cosine = cos(phase)
    const sine = sin(phase)
    const cosRe = cosine * cosh
    const cosIm = sine * sinh
    const sinRe = sine * cosh
    const sinIm = -cosine * sinh
    this.scale += decay

    // Zc = omega rho / k_z
    const k2 = kzRe * kzRe + kzIm * kzIm
    const zcRe = (omega * (density[0] * kzRe + density[1] * kzIm)) / k2
    const zcIm = (omega * (density[1] * kzRe - density[0] * kzIm)) / k2
    const zc2 = zcRe * zcRe + zcIm * zcIm
    // b = j Zc sin, c = j sin / Zc
    const bRe = -(zcRe * sinIm + zcIm * sinRe)
    const bIm = zcRe * sinRe - zcIm * sinIm
    const cRe = -(sinIm * zcRe - sinRe * zcIm) / zc2
    const cIm = (sinRe * zcRe + sinIm * zcIm) / zc2

    const pRe = this.pressureRe
    const pIm = this.pressureIm
    const vRe = this.velocityRe
    const vIm = this.velocityIm
    this.pressureRe = cosRe * pRe - cosIm * pIm + bRe * vRe - bIm * vIm
    this.pressureIm = cosRe * pIm + cosIm * pRe + bRe * vIm + bIm * vRe
    this.velocityRe = cRe * pRe - cIm * pIm + cosRe * vRe - cosIm * vIm
    this.velocityIm = cRe * pIm + cIm * pRe + cosRe * vIm + cosIm * vRe
  }

  private passElastic({ cosine, impedance, admittance }: ElasticLayer): void {
    const pRe = this.pressureRe
    const pIm = this.pressureIm
    const vRe = this.velocityRe
    const vIm = this.velocityIm
    this.pressureRe = cosine[0] * pRe - cosine[1] * pIm + impedance[0] * vRe - impedance[1] * vIm
    this.pressureIm = cosine[0] * pIm + cosine[1] * pRe + impedance[0] * vIm + impedance[1] * vRe
    this.velocityRe = admittance[0] * pRe - admittance[1] * pIm + cosine[0] * vRe - cosine[1] * vIm
    this.velocityIm = admittance[0] * pIm + admittance[1] * pRe + cosine[0] * vIm + cosine[1] * vRe
  }

  private rescale(): void {
    this.pressureRe /= RESCALE_ABOVE
    this.pressureIm /= RESCALE_ABOVE
    this.velocityRe /= RESCALE_ABOVE
    this.velocityIm /= RESCALE_ABOVE
    this.scale += log(RESCALE_ABOVE)
  }
}

/**
 * Dynamic stiffness of a plate for a wave of wavenumber k along it, N/m³: bending and shear in series, 1/(1/(B k^4) +
 * 1/(G* k^2)), to which the single lamellae of cross-laminated timber add their own bending stiffness, B/n^2
 * (`lamellaBendingShare` = 1/n^2).
 * Mindlin 1951 without rotatory inertia; the same form as Nilsson's for sandwich plates.
 */
export function thickPlateStiffness(
  bending_Nm: number,
  shear_Npm: number,
  lamellaBendingShare: number,
  k2: number,
): number {
  const bending = bending_Nm * k2 * k2
  const shear = shear_Npm * k2
  return (bending * shear) / (bending + shear + 1e-30) + lamellaBendingShare * bending
}
