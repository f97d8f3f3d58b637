import type { ModelParameters } from '../../calibrated'
import { AIR_DENSITY, SOUND_SPEED } from '../air'
import type { Cavity } from '../../input/assembly'
import type { FluidLayer } from '../stack/stack'
import { type EquivalentFluid, fluidLayer } from './equivalent-fluid'
import { flowResistivity, porousFluid } from './porous-fill'

/** What surrounds a cavity and decides on its losses. */
export interface CavitySurroundings {
  /** A massive leaf on one side or both. */
  readonly besideMassive: boolean
  /** A light leaf on one side or both: it rubs on what holds it. */
  readonly besideLight: boolean
  /** Studs stand in it. */
  readonly framed: boolean
  /** Joists of a floor in it. */
  readonly betweenJoists: boolean
}

/** Beyond this depth (m) the losses of an empty cavity no longer grow with its depth. Calibrated. */
const DEPTH_OF_FULL_LOSS_M = 0.2

/** The loss factor of a framed cavity has fallen to half at this frequency, Hz. Calibrated. */
const FRAME_LOSS_FALLS_AT_HZ = 200

/**
 * The layers of a cavity at one frequency: its fills with the air they leave, half of it on either side, so that the
 * construction is the same from both. Air is lossy,
 * rho = rho0 + r_e/(j w), K = rho0 c0^2: lossless cavities would be some 4 dB too poor.
 * Between the joists of a floor empty air is damped as beside a slab, and boards rub on nothing that moves with them:
 * only so does wool there bring the 6 to 9 dB that NRC Canada found with resilient bars (IR-766, IR-811).
 * Valid for depths of 5 to 500 mm.
 */
export function cavityLayers(
  cavity: Cavity,
  around: CavitySurroundings,
  frequency_hz: number,
  parameters: ModelParameters,
): readonly FluidLayer[] {
  const loss = around.besideLight
    ? lowFrequencyLossFactor(cavity, around, parameters) / (1 + (frequency_hz / FRAME_LOSS_FALLS_AT_HZ) ** 2)
    : 0
  const fills: FluidLayer[] = []
  let left_m = cavity.depth_m
  for (const fill of cavity.fills) {
    const thickness_m = Math.min(fill.thickness_m, left_m)
    left_m -= thickness_m
    if (thickness_m <= 0) continue
    const fluid = porousFluid(frequency_hz, flowResistivity(fill), fill.density_kgm3)
    fills.push(fluidLayer(fluid, thickness_m, frequency_hz, loss))
  }
  if (left_m <= 0) return fills
  const resistivity =
    around.besideMassive || around.betweenJoists
      ? parameters.emptyResistivityMassive_Pasm2
      : parameters.emptyResistivity_Pasm2
  const air = lossyAir(frequency_hz, resistivity * depthFactor(cavity.depth_m, around))
  const lossOfAir = around.betweenJoists ? 0 : loss
  if (fills.length === 0) return [fluidLayer(air, left_m, frequency_hz, lossOfAir)]
  const halfOfAir = fluidLayer(air, left_m / 2, frequency_hz, lossOfAir)
  return [halfOfAir, ...fills, halfOfAir]
}

/** What holds the boards rubs, and between boards on studs the wool too, by the share of the depth that it fills. */
function lowFrequencyLossFactor(
  { fills, depth_m }: Cavity,
  { framed, besideMassive }: CavitySurroundings,
  { frameLoss, woolLoss }: ModelParameters,
): number {
  if (!framed || besideMassive) return frameLoss
  const filled_m = fills.reduce((sum, { thickness_m }) => sum + thickness_m, 0)
  return frameLoss + Math.min(filled_m / depth_m, 1) * woolLoss
}

/**
 * How much of the full resistivity an empty cavity has. Between boards on studs it grows with the depth: with one value
 * for all, studs of 50 to 70 mm come out 2 to 6 dB better than published (Knauf W111 and W112, Siniat CS, NRC Canada
 * IR-693), two rows in 200 mm 2 to 3 dB worse.
 */
function depthFactor(depth_m: number, { framed, besideMassive, betweenJoists }: CavitySurroundings): number {
  const share = Math.min(1, DEPTH_OF_FULL_LOSS_M / depth_m)
  return framed && !besideMassive && !betweenJoists
    ? share * Math.min(1, depth_m / DEPTH_OF_FULL_LOSS_M)
    : share
}

function lossyAir(frequency_hz: number, resistivity: number): EquivalentFluid {
  return {
    density: [AIR_DENSITY, -resistivity / (2 * Math.PI * frequency_hz)],
    bulk: [AIR_DENSITY * SOUND_SPEED ** 2, 0],
  }
}
