import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { atFrequencies } from '../frequency'
import type { LeafModel } from '../leaf/leaf-model'
import { belowCoincidence, totalLossFactor } from '../leaf/single-leaf'
import type { Element } from '../radiation/element'
import { bendingRadiation } from '../radiation/bending-radiation'

/** A coupling with every number resolved for its place in the construction. */
export interface Bridge {
  readonly type: 'line' | 'point'
  /** Metres of line or points per m2 of element. */
  readonly density: number
  /** Distance of the lines (studs, joists) for mass and beam loads, m. */
  readonly spacing_m: number
  readonly complianceAt: (frequency_hz: number) => number
  /** Mass per metre of stud that moves with the source leaf. */
  readonly lineMass_kgpm: number
  readonly channel_Nm2: number | null
  readonly joist: Joist | null
}

/** A joist that holds back the leaf it carries: bending stiffness (N m2) and mass per metre. */
export interface Joist {
  readonly stiffness_Nm2: number
  readonly mass_kgpm: number
}

/** The wave on the source leaf along the joists: its wavenumber at a frequency, rad/m. */
export type DrivingWavenumber = (frequency_hz: number) => number

/** Directions over which the wave meets the joists. */
const JOIST_DIRECTIONS = 8

/** Loss factor of a joist. */
const JOIST_LOSS = 0.03

/** Channels stand 0.6 m apart; 0.6 kg/m of their own (60/27 x 0.6 mm). */
const CHANNEL_SPACING_M = 0.6
const CHANNEL_MASS_KGPM = 0.6

/** A hanger's channel radiates along half a wavelength, at most this (m). */
const CHANNEL_REACH_M = 1

/**
 * Transmission factor of one structural path from a source to a receiving leaf, per mean square velocity of the
 * source leaf per mean square pressure of the field in front, at every frequency.
 * v2 = v1 |Y2 Z_L/(1 + Y1 (Z_L + j w m_s))|, Z_L = 1/(Y2 + j w C); radiated near field rho c (2/pi) lambda_c per metre
 * or rho c (8/pi^3) lambda_c^2 per point below fc, and the free waves of the receiving leaf.
 * Sharp 1978; Davy, JASA 127 (2010) 841; Davy, Guigou-Carter, Villot, JASA 131 (2012) 4615; mobilities of plates and
 * beams: Cremer, Heckl, Petersson. A massive source leaf is not held back (Y1 = 0).
 */
export function bridgeTransmission(
  source: LeafModel,
  receiver: LeafModel,
  bridge: Bridge,
  velocity2: Float64Array,
  energyShare: number,
  edgeAbsorption: number,
  element: Element,
  drivingWavenumber: DrivingWavenumber | null,
): Float64Array {
  const wavelength = SOUND_SPEED / receiver.critical_hz
  const isLine = bridge.type === 'line'
  const nearField =
    AIR_IMPEDANCE * (isLine ? (2 / Math.PI) * wavelength : (8 / Math.PI ** 3) * wavelength ** 2)
  const lineMass = isLine
    ? bridge.lineMass_kgpm
    : bridge.lineMass_kgpm / Math.max(bridge.density * bridge.spacing_m, 1e-9)

  return atFrequencies((frequency, at) => {
    const omega = 2 * Math.PI * frequency
    const mobility1 = source.massive ? ZERO : leafMobility(source, isLine, omega)
    const channel = bridge.channel_Nm2 === null ? null : channelOf(receiver, bridge.channel_Nm2, omega)
    const mobility2 =
      channel === null ? leafMobility(receiver, isLine, omega) : channelMobility(receiver, channel)
    const compliance = bridge.complianceAt(frequency)
    const load = inverse(mobility2[0], mobility2[1] + omega * compliance)
    const transfer = times(mobility2, load)
    const gain = (addedImpedance: Complex) => {
      const held = times(mobility1, [load[0] + addedImpedance[0], load[1] + addedImpedance[1]])
      return norm2(transfer) / ((1 + held[0]) ** 2 + held[1] ** 2)
    }
    const gain2 =
      bridge.joist !== null && drivingWavenumber !== null
        ? meanJoistGain(bridge, bridge.joist, drivingWavenumber(frequency), omega, gain)
        : gain([0, omega * lineMass])

    const sigma = bendingRadiation(frequency, receiver.critical_hz, element)
    const massReactance = omega * receiver.mass_kgm2
    const loss =
      totalLossFactor(receiver, frequency, edgeAbsorption, element) +
      (2 * AIR_IMPEDANCE * sigma) / massReactance
    const input =
      channel === null
        ? isLine
          ? lineImpedance(receiver, omega)
          : pointImpedance(receiver)
        : inverse(...mobility2)[0]
    const channelField = channel === null ? 0 : AIR_IMPEDANCE * (2 / Math.PI) * wavelength * channel.reach_m
    const near = belowCoincidence(receiver, frequency) * (nearField + channelField)
    const free = (energyShare * AIR_IMPEDANCE * sigma * input) / (massReactance * loss)
    return 4 * AIR_IMPEDANCE * bridge.density * velocity2[at] * gain2 * (near + free)
  })
}

type Complex = readonly [re: number, im: number]
const ZERO: Complex = [0, 0]

/** Real part of a plate's impedance per metre of line, 2 m' c_B (1 + j). */
function lineImpedance(leaf: LeafModel, omega: number): number {
  return 2 * leaf.mass_kgm2 * Math.sqrt(omega) * (leaf.bending_Nm / leaf.mass_kgm2) ** 0.25
}

/** Impedance of a plate at a point, 8 sqrt(B m'). */
function pointImpedance(leaf: LeafModel): number {
  return 8 * Math.sqrt(leaf.bending_Nm * leaf.mass_kgm2)
}

function leafMobility(leaf: LeafModel, isLine: boolean, omega: number): Complex {
  if (!isLine) return [1 / pointImpedance(leaf), 0]
  const impedance = lineImpedance(leaf, omega)
  return [0.5 / impedance, -0.5 / impedance]
}

/** A furring channel with its strip of board as a beam: impedance at a point 2 m_l (w/k)(1 + j). */
interface Channel {
  readonly impedance: number
  readonly reach_m: number
}

function channelOf(receiver: LeafModel, stiffness_Nm2: number, omega: number): Channel {
  const mass = CHANNEL_SPACING_M * receiver.mass_kgm2 + CHANNEL_MASS_KGPM
  const k = ((omega * omega * mass) / stiffness_Nm2) ** 0.25
  return { impedance: (2 * mass * omega) / k, reach_m: Math.min(Math.PI / k, CHANNEL_REACH_M) }
}

function channelMobility(receiver: LeafModel, { impedance }: Channel): Complex {
  return inverse(pointImpedance(receiver) + impedance, impedance)
}

/** Mean gain over the directions of the wave: a joist resists as j w m_b (1 - (k_y/k_b)^4 (1 + j eta)). */
function meanJoistGain(
  bridge: Bridge,
  joist: Joist,
  wavenumber: number,
  omega: number,
  gain: (impedance: Complex) => number,
): number {
  const free4 = (omega * omega * joist.mass_kgpm) / joist.stiffness_Nm2
  const perPoint = bridge.type === 'line' ? 1 : 1 / Math.max(bridge.density * bridge.spacing_m, 1e-9)
  let sum = 0
  for (let n = 0; n < JOIST_DIRECTIONS; n++) {
    const angle = ((n + 0.5) / JOIST_DIRECTIONS) * (Math.PI / 2)
    const ratio4 = (wavenumber * Math.sin(angle)) ** 4 / free4
    const scale = omega * joist.mass_kgpm * perPoint
    sum += gain([scale * ratio4 * JOIST_LOSS, scale * (1 - ratio4)])
  }
  return sum / JOIST_DIRECTIONS
}

function times(a: Complex, b: Complex): Complex {
  return [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
}

function inverse(re: number, im: number): Complex {
  const square = re * re + im * im
  return [re / square, -im / square]
}

function norm2(a: Complex): number {
  return a[0] * a[0] + a[1] * a[1]
}
