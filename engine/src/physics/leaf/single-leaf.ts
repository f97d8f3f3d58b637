import type { ModelParameters } from '../../calibrated'
import { AIR_DENSITY, AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { atFrequencies } from '../frequency'
import type { Mounting } from '../mounting'
import { bendingWaveRadiationEfficiency } from '../radiation/bending-radiation'
import type { Element } from '../radiation/element'
import { forcedRadiationEfficiency } from '../radiation/forced-radiation'
import { diffuseResponse } from '../stack/diffuse-field'
import type { LeafLayer } from '../stack/stack'
import { leafInertia } from './bay-resonance'
import { withFiniteCoincidence } from './finite-coincidence'
import { type LeafModel, majorBendingAt, massAt, meanBendingAt } from './leaf-model'
import { isSlab } from './plate'
import { lineLossFactor, edgeSealLossFactorRatio } from './loss-factor'

/** Number of propagation directions, from 0 to 90 degrees, over which an orthotropic leaf is averaged. */
export const ORTHOTROPIC_DIRECTIONS = 5

/** Absorption coefficient of the perimeter of lightweight leaves, which are held by frames of their own. */
const LIGHT_EDGE_ABSORPTION = 0.22

/**
 * Total loss factor of the leaf without radiation: internal losses and those along edges and studs (ISO 12354-1:2017
 * formula C.1).
 */
export function totalLossFactor(leaf: LeafModel, frequency_hz: number, mounting: Mounting): number {
  return (
    edgeSealLossFactorRatio(leaf.edgeSealShare, frequency_hz, leaf.critical_hz) * leaf.lossFactor +
    lineLosses(leaf, frequency_hz, mounting)
  )
}

/**
 * Loss factor along edges and studs; the losses in the edge seals of glazing are part of the internal loss factor of
 * the pane.
 */
function lineLosses(
  leaf: LeafModel,
  frequency_hz: number,
  { element, edgeAbsorption, parameters }: Mounting,
): number {
  const edges = element.perimeter_m / element.area_m2
  const lines = leaf.massive
    ? edges * edgeAbsorption
    : edges * LIGHT_EDGE_ABSORPTION * (1 - leaf.edgeSealShare) +
      2 * leaf.studsPerMetre * parameters.studAbsorption
  return lineLossFactor(frequency_hz, leaf.critical_hz, lines)
}

/** A bending wave in a leaf: its frequency, and its direction among those over which orthotropic leaves are averaged. */
export interface LeafWave {
  readonly frequency_hz: number
  /** Counts through `directions` angles between 0 and 90 degrees. */
  readonly direction: number
  /** 1 takes the geometric mean of both bending stiffnesses. */
  readonly directions: number
}

/** The leaf as a layer of the transfer matrices, for waves of one frequency and direction. */
export function leafLayer(
  leaf: LeafModel,
  { frequency_hz, direction, directions }: LeafWave,
  mounting: Mounting,
): LeafLayer {
  const lines = lineLosses(leaf, frequency_hz, mounting)
  const internal = edgeSealLossFactorRatio(leaf.edgeSealShare, frequency_hz, leaf.critical_hz)
  const angle = ((direction + 0.5) / directions) * (Math.PI / 2)
  const isDirectional = leaf.orthotropic && directions > 1
  return {
    type: 'leaf',
    leaf,
    inertia: leafInertia(leaf, frequency_hz, internal * leaf.lossFactor + lines),
    lossFactors: leaf.plates.map(
      (plate) => internal * (leaf.massive ? leaf.lossFactor : plate.lossFactor) + lines,
    ),
    // Bending stiffness of an orthotropic plate in a direction theta: (sqrt(Bx) cos^2 + sqrt(By) sin^2)^2, with the
    // torsional stiffness about sqrt(Bx By) (Heckl 1960; Hansen 1993).
    bending_Nm: isDirectional
      ? leaf.plates.map(
          ({ bendingMinor_Nm }, at) =>
            (Math.sqrt(majorBendingAt(leaf, at, frequency_hz)) * Math.cos(angle) ** 2 +
              Math.sqrt(bendingMinor_Nm) * Math.sin(angle) ** 2) **
            2,
        )
      : leaf.plates.map((_, at) => meanBendingAt(leaf, at, frequency_hz)),
  }
}

/** The response of a single leaf to a diffuse sound field, at every frequency. */
export interface SingleLeafResponse {
  /**
   * Transmission coefficient: forced and resonant transmission, high-frequency plateau and air leakage through pores.
   */
  readonly transmission: Float64Array
  /** Factor by which the finite size of the leaf changes it about the critical frequency; 1 far from it. */
  readonly finiteSize: Float64Array
  /** Transmission coefficient of forced vibration alone. */
  readonly forcedTransmission: Float64Array
  /** Mean square velocity of forced vibration per mean square sound pressure, (m/s)²/Pa². */
  readonly forcedVelocity2: Float64Array
}

/**
 * Sound transmission of a single leaf in a diffuse field: forced transmission by integration over angles of incidence,
 * resonant transmission below the critical frequency (ISO 12354-1:2017 formula B.2, second term), and the
 * high-frequency plateau of thick homogeneous leaves (formula B.10).
 * Valid from 2 to 1000 kg/m². Below about four times the first natural frequency single modes decide, within 5 dB.
 */
export function singleLeafResponse(leaf: LeafModel, mounting: Mounting): SingleLeafResponse {
  // A stack asks for the same leaf once for each mounting and each lining; the response is kept.
  const known = responses.get(leaf)
  if (known !== undefined && isSameMounting(leaf, known.mounting, mounting)) return known.response
  const response = computeResponse(leaf, mounting)
  responses.set(leaf, { mounting, response })
  return response
}

const responses = new WeakMap<
  LeafModel,
  { readonly mounting: Mounting; readonly response: SingleLeafResponse }
>()

/** Whether two mountings give the same response of this leaf: the edge absorption concerns massive leaves only. */
function isSameMounting({ massive }: LeafModel, one: Mounting, other: Mounting): boolean {
  if (one.element !== other.element || one.parameters !== other.parameters) return false
  return !massive || one.edgeAbsorption === other.edgeAbsorption
}

function computeResponse(leaf: LeafModel, mounting: Mounting): SingleLeafResponse {
  const { element, parameters } = mounting
  const directions = leaf.orthotropic ? ORTHOTROPIC_DIRECTIONS : 1
  const { transmission: forcedTransmission, leafVelocity2 } = diffuseResponse(
    (frequency_hz, direction) => [leafLayer(leaf, { frequency_hz, direction, directions }, mounting)],
    1,
    directions,
    element,
  )
  const transmission = atFrequencies((frequency, at) => {
    const loss = totalLossFactor(leaf, frequency, mounting)
    const bending = forcedTransmission[at] + resonantTransmission(leaf, frequency, loss, element)
    return bending + plateauTransmission(leaf, loss) + porousTransmission(leaf, parameters)
  })
  const finite = withFiniteCoincidence(transmission, leaf, element)
  return {
    transmission,
    finiteSize: finite.map((tau, at) => tau / transmission[at]),
    forcedTransmission,
    forcedVelocity2: leafVelocity2[0],
  }
}

/** Centre of the transition at the critical frequency, as a ratio f/fc = 1/1.05, and its steepness as an exponent. */
const FADE_CENTRE = 1.05
const FADE_STEEPNESS = 24

/**
 * Weight, 1 below and 0 above the critical frequency, of the near fields and the resonant transmission that are added
 * to forced transmission; above the critical frequency the forced transmission includes coincidence. The formulae for
 * infinite thin plates switch at the critical frequency; a real plate changes gradually, so the weight fades within a
 * third octave.
 */
export function belowCoincidenceShare({ critical_hz }: LeafModel, frequency_hz: number): number {
  return 1 / (1 + ((FADE_CENTRE * frequency_hz) / critical_hz) ** FADE_STEEPNESS)
}

/** Radiation efficiency of the leaf's free bending waves, at most that of a wave at grazing incidence. */
function resonantRadiationEfficiency(leaf: LeafModel, frequency_hz: number, element: Element): number {
  const k0 = (2 * Math.PI * frequency_hz) / SOUND_SPEED
  return Math.min(
    bendingWaveRadiationEfficiency(frequency_hz, leaf.critical_hz, element),
    forcedRadiationEfficiency(k0, 0, element),
  )
}

/**
 * Mean square velocity of the leaf's resonant vibration in a diffuse field per mean square sound pressure, at every
 * frequency: 2/(w m')^2 * pi fc sigma/(4 f eta) below the critical frequency. Cremer, Heckl, Petersson.
 */
export function resonantVelocity2(leaf: LeafModel, mounting: Mounting): Float64Array {
  return atFrequencies((frequency) => {
    const share = belowCoincidenceShare(leaf, frequency)
    const sigma = resonantRadiationEfficiency(leaf, frequency, mounting.element)
    const massReactance = 2 * Math.PI * frequency * massAt(leaf, frequency)
    const loss = totalLossFactor(leaf, frequency, mounting) + (2 * AIR_IMPEDANCE * sigma) / massReactance
    return (share * (2 / massReactance ** 2) * (Math.PI * leaf.critical_hz * sigma)) / (4 * frequency * loss)
  })
}

/**
 * Resonant transmission coefficient (2 rho c/(w m'))^2 * pi fc sigma^2/(2 f eta) below the critical frequency; eta
 * includes the radiation losses.
 */
function resonantTransmission(leaf: LeafModel, frequency_hz: number, loss: number, element: Element): number {
  const sigma = resonantRadiationEfficiency(leaf, frequency_hz, element)
  const massReactance = 2 * Math.PI * frequency_hz * massAt(leaf, frequency_hz)
  const withRadiation = loss + (2 * AIR_IMPEDANCE * sigma) / massReactance
  const massLaw = belowCoincidenceShare(leaf, frequency_hz) * ((2 * AIR_IMPEDANCE) / massReactance) ** 2
  return (massLaw * (Math.PI * leaf.critical_hz * sigma * sigma)) / (2 * frequency_hz * withRadiation)
}

/** Exponent of the mass by which the sheets of a leaf are weighted: the heaviest dominates. */
const MASS_EXPONENT = 8

/** Modulus of spruce across the grain, between that along the rays, 0.7 to 0.9, and that along the rings, 0.4 GPa. */
const TIMBER_ACROSS_PA = 0.8e9

/**
 * High-frequency plateau of homogeneous massive leaves, caused by waves that compress the leaf across its thickness:
 * tau = (4 rho0 c0/(1.1 rho cL))^2 * 0.02/eta (ISO 12354-1:2017 formula B.10). The standard takes the greater of this
 * and the bending-wave transmission; here both parallel paths are added.
 */
function plateauTransmission(leaf: LeafModel, loss: number): number {
  if (!leaf.massive) return 0
  // What lies on a timber slab is no part of its thickness.
  const isTimber = leaf.plates.some((plate) => plate.lamellaBendingShare > 0)
  const plates = isTimber ? leaf.plates.filter(({ sheet }) => isSlab(sheet)) : leaf.plates
  const weights = plates.map(({ mass_kgm2 }) => mass_kgm2 ** MASS_EXPONENT)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const impedance = plates.reduce((total, { bending_Nm, lamellaBendingShare, sheet }, at) => {
    const modulus_Pa = lamellaBendingShare > 0 ? TIMBER_ACROSS_PA : (bending_Nm * 12) / sheet.thickness_m ** 3
    const waveSpeed = Math.sqrt(modulus_Pa / sheet.density_kgm3)
    return total + (weights[at] / sum) * sheet.density_kgm3 * waveSpeed
  }, 0)
  return ((4 * AIR_DENSITY * SOUND_SPEED) / (1.1 * impedance)) ** 2 * (0.02 / loss)
}

/**
 * Transmission coefficient of air leakage through the pores and joints of masonry: 1/(1 + r h/(2 rho0 c0))^2 with flow
 * resistivity r and thickness h. At high frequencies it limits brick and block below what their mass and stiffness
 * would give.
 */
function porousTransmission(leaf: LeafModel, { masonryResistivity_Pasm2 }: ModelParameters): number {
  if (!leaf.massive || leaf.plates.some(({ sheet }) => sheet.material !== 'masonry')) return 0
  const thickness_m = leaf.plates.reduce((sum, { sheet }) => sum + sheet.thickness_m, 0)
  return (1 + (masonryResistivity_Pasm2 * thickness_m) / (2 * AIR_IMPEDANCE)) ** -2
}
