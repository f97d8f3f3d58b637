import type { ParameterName } from '../src/calibrated'

/** The prior of a calibrated parameter: the published value, or the middle of the published range. */
interface Prior {
  readonly value: number
  /** Standard deviation of the prior, in dB or of the natural logarithm of the parameter. */
  readonly spread: number
}

const DECIBELS = 2.5
const LOGARITHM = 0.3

export const STARTS: Readonly<Record<ParameterName, Prior>> = {
  gypsumLoss: { value: 0.015, spread: LOGARITHM },
  glassLoss: { value: 0.04, spread: LOGARITHM },
  interfaceFriction: { value: 0.5, spread: LOGARITHM },
  looseFillLoss: { value: 0.28, spread: LOGARITHM },
  woodSlabShear_Pa: { value: 250e6, spread: LOGARITHM },
  emptyResistivity_Pasm2: { value: 500, spread: LOGARITHM },
  emptyResistivityMassive_Pasm2: { value: 250, spread: LOGARITHM },
  frameLoss: { value: 0.3, spread: LOGARITHM },
  woolLoss: { value: 0.3, spread: LOGARITHM },
  screwPitch_m: { value: 0.15, spread: LOGARITHM },
  masonryResistivity_Pasm2: { value: 1e7, spread: 2 * LOGARITHM },
  steelTracks_dB: { value: 12, spread: DECIBELS },
  commonPlates_dB: { value: 8, spread: DECIBELS },
  barPlates_dB: { value: 8, spread: DECIBELS },
  separatePlates_dB: { value: 14, spread: DECIBELS },
  freeStanding_dB: { value: 20, spread: DECIBELS },
  glazingFrame_dB: { value: 6, spread: DECIBELS },
  resilientChannel_m2pN: { value: 5e-7, spread: LOGARITHM },
  resilientCeiling_m2pN: { value: 5e-7, spread: LOGARITHM },
  resilientFurring_m2pN: { value: 1e-6, spread: LOGARITHM },
  rigidFrameAbsorption: { value: 0.3, spread: LOGARITHM },
  lightFrameAbsorption: { value: 0.22, spread: LOGARITHM },
  studAbsorption: { value: 0.3, spread: LOGARITHM },
  joistFloorLoss: { value: 0.15, spread: LOGARITHM },
  modalOnset: { value: 1.5, spread: LOGARITHM },
  hammerRestitution: { value: 0.5, spread: LOGARITHM },
}

export const NAMES = Object.keys(STARTS) as readonly ParameterName[]

/** Distance of a parameter from its prior in units of its spread, and the inverse. */
export function toDistance(name: ParameterName, value: number): number {
  const { value: start, spread } = STARTS[name]
  return (name.endsWith('_dB') ? value - start : Math.log(value / start)) / spread
}

export function fromDistance(name: ParameterName, distance: number): number {
  const { value: start, spread } = STARTS[name]
  return name.endsWith('_dB') ? start + distance * spread : start * Math.exp(distance * spread)
}
