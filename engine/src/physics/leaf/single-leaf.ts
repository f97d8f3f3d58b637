import type { ModelParameters } from '../../calibrated'
import { AIR_DENSITY, AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { atFrequencies } from '../frequency'
import type { Mounting } from '../mounting'
import { bendingWaveRadiationEfficiency } from '../radiation/bending-radiation'
import type { Element } from '../radiation/element'
import { forcedRadiationEfficiency } from '../radiation/forced-radiation'
import { diffuseResponse } from '../stack/diffuse-field'
import type { LeafLayer } from '../stack/stack'
import { withFiniteCoincidence } from './finite-coincidence'
import type { LeafModel } from './leaf-model'
import { ribStiffnessAt } from './ribbed-plate'
import { lineLossFactor, edgeSealLossFactorRatio } from './loss-factor'

/** Directions of wave travel over which an orthotropic leaf is averaged, spread over 0 to 90 degrees. */
export const ORTHOTROPIC_DIRECTIONS = 5

/** Edge absorption of leaves without a massive element: they hang in frames of their own. */
const LIGHT_EDGE_ABSORPTION = 0.22

/** Total loss factor of the leaf without radiation: internal, edges and studs (ISO 12354-1:2017 formula C.1). */
export function totalLossFactor(leaf: LeafModel, frequency_hz: number, mounting: Mounting): number {
  return (
    edgeSealLossFactorRatio(leaf.edgeSealShare, frequency_hz, leaf.critical_hz) * leaf.lossFactor +
    lineLosses(leaf, frequency_hz, mounting)
  )
}

/** Loss factor of the edges and studs; the seals of panes are within the loss factor of the pane. */
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
  const ribStiffness = leaf.ribbing === null ? 0 : ribStiffnessAt(leaf.ribbing, frequency_hz)
  return {
    type: 'leaf',
    leaf,
    lossFactors: leaf.plates.map(
      (plate) => internal * (leaf.massive ? leaf.lossFactor : plate.lossFactor) + lines,
    ),
    // Orthotropic plates bend as (sqrt(Bx) cos^2 + sqrt(By) sin^2)^2 (Heckl 1960; Hansen 1993; torsion ~ sqrt(Bx By)).
    bending_Nm: leaf.plates.map((plate, at) =>
      isDirectional
        ? (Math.sqrt(plate.bendingMajor_Nm + (at === leaf.plates.length - 1 ? ribStiffness : 0)) *
            Math.cos(angle) ** 2 +
            Math.sqrt(plate.bendingMinor_Nm) * Math.sin(angle) ** 2) **
          2
        : plate.bending_Nm,
    ),
  }
}

/** A leaf by itself in a diffuse field, at every frequency. */
export interface SingleLeafResponse {
  /** Transmission factor with free waves, plateau and pores. */
  readonly transmission: Float64Array
  /** What the finite size of the leaf makes of it: a factor, one far from coincidence. */
  readonly finiteSize: Float64Array
  /** Transmission factor of the forced field alone. */
  readonly forcedTransmission: Float64Array
  /** Mean square velocity of the forced field per mean square pressure. */
  readonly forcedVelocity2: Float64Array
}

/**
 * A single leaf: the forced field by the wave integral, free bending waves below the critical frequency
 * (ISO 12354-1:2017 B.2, second term), and the plateau of thick homogeneous leaves (B.10).
 * Valid from 2 to 1000 kg/m². Below about four times the first natural frequency single modes decide: +-5 dB.
 */
export function singleLeafResponse(leaf: LeafModel, mounting: Mounting): SingleLeafResponse {
  // Stacks ask for their leaves once a mounting and once a lining.
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

/** Whether two mountings are one to this leaf. */
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

/** The end of the free waves: how far before the critical frequency half of them is gone, and how steeply. */
const FADE_CENTRE = 1.05
const FADE_STEEPNESS = 24

/**
 * The share, 0 to 1, to which a leaf at a frequency still moves as below its critical frequency, where near fields and
 * free waves add to the forced field; above it the forced field holds the coincidence itself. The formulas end there at
 * once, as an infinite thin plate would; a real one has no such edge, so this fades within a third octave.
 */
export function belowCoincidenceShare({ critical_hz }: LeafModel, frequency_hz: number): number {
  return 1 / (1 + ((FADE_CENTRE * frequency_hz) / critical_hz) ** FADE_STEEPNESS)
}

/** Radiation factor of the leaf's free bending waves, never above that of a wave at grazing incidence. */
function resonantRadiationEfficiency(leaf: LeafModel, frequency_hz: number, element: Element): number {
  const k0 = (2 * Math.PI * frequency_hz) / SOUND_SPEED
  return Math.min(
    bendingWaveRadiationEfficiency(frequency_hz, leaf.critical_hz, element),
    forcedRadiationEfficiency(k0, 0, element),
  )
}

/**
 * Mean square velocity of the leaf's free bending waves in a diffuse field, per mean square pressure, at every
 * frequency: 2/(w m')^2 * pi fc sigma/(4 f eta); it ends at fc. Cremer, Heckl, Petersson.
 */
export function resonantVelocity2(leaf: LeafModel, mounting: Mounting): Float64Array {
  return atFrequencies((frequency) => {
    const share = belowCoincidenceShare(leaf, frequency)
    const sigma = resonantRadiationEfficiency(leaf, frequency, mounting.element)
    const massReactance = 2 * Math.PI * frequency * leaf.mass_kgm2
    const loss = totalLossFactor(leaf, frequency, mounting) + (2 * AIR_IMPEDANCE * sigma) / massReactance
    return (share * (2 / massReactance ** 2) * (Math.PI * leaf.critical_hz * sigma)) / (4 * frequency * loss)
  })
}

/** (2 rho c/(w m'))^2 * pi fc sigma^2/(2 f eta), with the radiation's own loss in eta; it ends at fc. */
function resonantTransmission(leaf: LeafModel, frequency_hz: number, loss: number, element: Element): number {
  const sigma = resonantRadiationEfficiency(leaf, frequency_hz, element)
  const massReactance = 2 * Math.PI * frequency_hz * leaf.mass_kgm2
  const withRadiation = loss + (2 * AIR_IMPEDANCE * sigma) / massReactance
  const massLaw = belowCoincidenceShare(leaf, frequency_hz) * ((2 * AIR_IMPEDANCE) / massReactance) ** 2
  return (massLaw * (Math.PI * leaf.critical_hz * sigma * sigma)) / (2 * frequency_hz * withRadiation)
}

/** How steeply the heaviest of several sheets decides. */
const MASS_EXPONENT = 8

/**
 * (4 rho0 c0/(1.1 rho cL))^2 * 0.02/eta: what the thickness of a homogeneous massive leaf lets through at high
 * frequencies, waves that compress it. The standard takes the greater of these and the bending waves; they are two ways
 * side by side and add.
 */
function plateauTransmission(leaf: LeafModel, loss: number): number {
  if (!leaf.massive || leaf.plates.some((plate) => plate.lamellaBendingShare > 0)) return 0
  const weights = leaf.plates.map(({ mass_kgm2 }) => mass_kgm2 ** MASS_EXPONENT)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const impedance = leaf.plates.reduce((total, { bending_Nm, sheet }, at) => {
    const waveSpeed = Math.sqrt((bending_Nm * 12) / sheet.thickness_m ** 3 / sheet.density_kgm3)
    return total + (weights[at] / sum) * sheet.density_kgm3 * waveSpeed
  }, 0)
  return ((4 * AIR_DENSITY * SOUND_SPEED) / (1.1 * impedance)) ** 2 * (0.02 / loss)
}

/**
 * 1/(1 + r h/(2 rho0 c0))^2: what passes the pores and joints of masonry, r its resistivity and h its thickness; it keeps
 * brick and block at high frequencies under what their mass and stiffness promise.
 */
function porousTransmission(leaf: LeafModel, { masonryResistivity_Pasm2 }: ModelParameters): number {
  if (!leaf.massive || leaf.plates.some(({ sheet }) => sheet.material !== 'masonry')) return 0
  const thickness_m = leaf.plates.reduce((sum, { sheet }) => sum + sheet.thickness_m, 0)
  return (1 + (masonryResistivity_Pasm2 * thickness_m) / (2 * AIR_IMPEDANCE)) ** -2
}
