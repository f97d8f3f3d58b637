import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { atFrequencies } from '../frequency'
import type { Mounting } from '../mounting'
import { type LeafModel, platePointImpedance } from '../leaf/leaf-model'
import { belowCoincidenceShare, totalLossFactor } from '../leaf/single-leaf'
import { bendingWaveRadiationEfficiency } from '../radiation/bending-radiation'
import { type Channel, channelMotion } from './channel'

/**
 * The two leaves that a frame connects, the vibration of the source leaf and the mounting: common to all couplings of
 * the frame.
 */
export interface PathContext {
  readonly source: LeafModel
  readonly receiver: LeafModel
  /**
   * Mean square velocity of the source leaf per mean square sound pressure of the incident field, at every frequency.
   */
  readonly velocity2: Float64Array
  readonly mounting: Mounting
}

/** A sound bridge: a coupling with all values determined for its place in the construction. */
export interface Bridge {
  readonly type: 'line' | 'point'
  /** Metres of line, or points, per m² of element. */
  readonly density: number
  /** Spacing of the lines (studs, joists), m. */
  readonly spacing_m: number
  /** Compliance in m²/N of a metre of line, or in m/N of a point. */
  readonly complianceAt: (frequency_hz: number) => number
  /** Mass per metre of stud that moves with the source leaf, kg/m. */
  readonly lineMass_kgpm: number
  /**
   * The channel that the points carry, and the spacing of the points along it; null where they carry the leaf itself.
   */
  readonly channel: (Channel & { readonly fixingSpacing_m: number }) | null
}

/**
 * Sound transmission coefficient of one structural path at every frequency. The source leaf of line or point mobility
 * Y1 drives the receiving leaf of mobility Y2 through the compliance C:
 * v2 = v1 |Y2 Z_L/(1 + Y1 (Z_L + j w m_s))|, Z_L = 1/(Y2 + j w C).
 * Below the critical frequency the receiving leaf radiates by its near field, with rho c (2/pi) lambda_c per metre of
 * line and of channel that moves with a point, or rho c (8/pi^3) lambda_c^2 per point, and by its resonant vibration,
 * of which `resonantShare` counts. A massive source leaf is not loaded by the bridge (Y1 = 0).
 * Sharp 1978; Davy, JASA 127 (2010) 841; Davy, Guigou-Carter, Villot, JASA 131 (2012) 4615; mobilities of plates and
 * beams: Cremer, Heckl, Petersson.
 */
export function bridgeTransmission(
  bridge: Bridge,
  { source, receiver, velocity2, mounting }: PathContext,
  resonantShare: number,
): Float64Array {
  const isLine = bridge.type === 'line'
  const lineMass = isLine
    ? bridge.lineMass_kgpm
    : bridge.lineMass_kgpm / Math.max(bridge.density * bridge.spacing_m, 1e-9)

  return atFrequencies((frequency, at) => {
    const omega = 2 * Math.PI * frequency
    const mobility1 = source.massive ? ZERO : leafMobility(source, isLine, omega)
    const { mobility: mobility2, input, nearField } = receivingLeafAt(bridge, receiver, omega)
    const compliance = bridge.complianceAt(frequency)
    const load = inverse(mobility2[0], mobility2[1] + omega * compliance)
    const transfer = times(mobility2, load)
    const sourceLoading = times(mobility1, [load[0], load[1] + omega * lineMass])
    const gain2 = norm2(transfer) / ((1 + sourceLoading[0]) ** 2 + sourceLoading[1] ** 2)
    const sigma = bendingWaveRadiationEfficiency(frequency, receiver.critical_hz, mounting.element)
    const massReactance = omega * receiver.mass_kgm2
    const loss = totalLossFactor(receiver, frequency, mounting) + (2 * AIR_IMPEDANCE * sigma) / massReactance
    const near = belowCoincidenceShare(receiver, frequency) * nearField
    const free = (resonantShare * AIR_IMPEDANCE * sigma * input) / (massReactance * loss)
    return 4 * AIR_IMPEDANCE * bridge.density * velocity2[at] * gain2 * (near + free)
  })
}

type Complex = readonly [re: number, im: number]
const ZERO: Complex = [0, 0]

/** Real part of the line impedance of a plate, 2 m' c_B (1 + j), N s/m². */
function lineImpedance(leaf: LeafModel, omega: number): number {
  return 2 * leaf.mass_kgm2 * Math.sqrt(omega) * (leaf.bending_Nm / leaf.mass_kgm2) ** 0.25
}

function leafMobility(leaf: LeafModel, isLine: boolean, omega: number): Complex {
  if (!isLine) return [1 / platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2), 0]
  const impedance = lineImpedance(leaf, omega)
  return [0.5 / impedance, -0.5 / impedance]
}

/** The receiving leaf at the bridge, per metre of line or per point. */
interface Receiving {
  readonly mobility: Complex
  /** Real part of the impedance: the power fed into free waves per mean square velocity. */
  readonly input: number
  /** Sound power radiated by the near field per mean square velocity, W s²/m². */
  readonly nearField: number
}

function receivingLeafAt({ type, channel }: Bridge, receiver: LeafModel, omega: number): Receiving {
  const wavelength = SOUND_SPEED / receiver.critical_hz
  const lineField = AIR_IMPEDANCE * (2 / Math.PI) * wavelength
  if (channel !== null) {
    const { impedance, radiatingLength_m } = channelMotion(channel, receiver, omega, omega / SOUND_SPEED)
    return {
      mobility: inverse(...impedance),
      input: impedance[0],
      nearField: lineField * limitedToSpacing(radiatingLength_m, channel.fixingSpacing_m),
    }
  }
  const isLine = type === 'line'
  return {
    mobility: leafMobility(receiver, isLine, omega),
    input: isLine
      ? lineImpedance(receiver, omega)
      : platePointImpedance(receiver.bending_Nm, receiver.mass_kgm2),
    nearField: isLine ? lineField : AIR_IMPEDANCE * (8 / Math.PI ** 3) * wavelength ** 2,
  }
}

/** The radiating length of a channel about a point, limited to the spacing of the points. */
function limitedToSpacing(radiatingLength_m: number, fixingSpacing_m: number): number {
  return radiatingLength_m / (1 + (radiatingLength_m / fixingSpacing_m) ** 4) ** 0.25
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
