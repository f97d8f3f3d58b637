import { THIRD_OCTAVES_HZ } from '../band'
import { AIR_DENSITY, AIR_IMPEDANCE, SOUND_SPEED } from '../physics/air'
import { add, type Complex, cosine, divide, multiply, scale, sine, squareRoot, tanhOver } from './complex'

/** Dynamic viscosity, Pa s; ratio of specific heats; static pressure, Pa; Prandtl number of air at 20 degrees C. */
const VISCOSITY = 1.84e-5
const HEAT_RATIO = 1.4
const PRESSURE = 101325
const PRANDTL = 0.71

/** Euler's constant. */
const EULER = 0.5772

/** A straight slit through an element. */
export interface Slit {
  readonly width_m: number
  /** Depth through the element, m. */
  readonly depth_m: number
  /** In the middle of an element, or along an edge with another that reflects. */
  readonly place: 'middle' | 'edge'
}

/**
 * Sound reduction index of a slit referred to its own area, in a diffuse field, dB at one frequency. Gomperts 1964 in
 * the form of Hopkins, Sound Insulation, equation 4.99; with the viscosity of the air in it by the low reduced frequency
 * solution. Below 0 at resonances, where it draws sound from around it. Valid for widths far below a wavelength.
 */
export function slitReduction(slit: Slit, frequency_hz: number, isViscous = true): number {
  return -10 * Math.log10(slitTransmission(slit, frequency_hz, isViscous))
}

/** Sound reduction index of a slit in 21 third octaves from the mean of its transmission, dB. */
export function slitSpectrum(slit: Slit): readonly number[] {
  return THIRD_OCTAVES_HZ.map((band) => {
    const transmission = Array.from({ length: POINTS_PER_BAND }, (_, at) =>
      slitTransmission(slit, band * 10 ** ((at / (POINTS_PER_BAND - 1) - 0.5) / 10), true),
    )
    return -10 * Math.log10(transmission.reduce((sum, tau) => sum + tau, 0) / POINTS_PER_BAND)
  })
}

/** Points of a band, both limits included: resonances of a slit are narrow. */
const POINTS_PER_BAND = 41

/** Sound reduction index of a slit per metre of its length, dB: -10 lg(tau w/1 m). ISO 10140-1:2021 annex J. */
export function jointSpectrum(slit: Slit): readonly number[] {
  return slitSpectrum(slit).map((R) => R - 10 * Math.log10(slit.width_m))
}

function slitTransmission(
  { width_m, depth_m, place }: Slit,
  frequency_hz: number,
  isViscous: boolean,
): number {
  const wave = (2 * Math.PI * frequency_hz) / SOUND_SPEED
  const K = wave * width_m
  const end = (Math.log(8 / K) - EULER) / Math.PI
  const n = place === 'middle' ? 1 : 0.5
  const z: Complex = [K / (2 * n), K * end]
  const { waveNumber, impedance } = isViscous
    ? viscousAir(width_m, frequency_hz)
    : { waveNumber: [wave, 0] as const, impedance: [1, 0] as const }
  const phase = scale(waveNumber, depth_m)
  const along = multiply(scale(z, 2), cosine(phase))
  const across = multiply([0, 1], multiply(sine(phase), add(impedance, divide(multiply(z, z), impedance))))
  const total = add(along, across)
  return ((4 * K) / n ** 2) * (1 / (total[0] ** 2 + total[1] ** 2))
}

/** Wave number in 1/m and impedance relative to free air of the air between two walls. */
function viscousAir(width_m: number, frequency_hz: number) {
  const omega = 2 * Math.PI * frequency_hz
  const y = scale(squareRoot([0, (omega * AIR_DENSITY) / VISCOSITY]), width_m / 2)
  const density = divide([AIR_DENSITY, 0], add([1, 0], scale(tanhOver(y), -1)))
  const heat = scale(tanhOver(scale(y, Math.sqrt(PRANDTL))), HEAT_RATIO - 1)
  const bulk = divide([HEAT_RATIO * PRESSURE, 0], add([1, 0], heat))
  return {
    waveNumber: scale(squareRoot(divide(density, bulk)), omega),
    impedance: scale(squareRoot(multiply(density, bulk)), 1 / AIR_IMPEDANCE),
  }
}
