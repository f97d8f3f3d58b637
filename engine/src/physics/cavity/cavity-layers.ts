import type { ModelParameters } from '../../calibrated'
import { AIR_DENSITY } from '../air'
import type { Cavity } from '../../input/assembly'
import { shareFrom } from '../share'
import type { FluidLayer } from '../stack/stack'
import { type EquivalentFluid, fluidLayer } from './equivalent-fluid'
import { bulkModulus, type Gas, gasOf } from './gas'
import { flowResistivity, porousFluid } from './porous-fill'

/** The neighbours of a cavity, on which its losses depend. */
export interface CavitySurroundings {
  /** A massive leaf on one side or on both. */
  readonly besideMassive: boolean
  /** A lightweight leaf on one side or on both, which rubs on its supports. */
  readonly besideLight: boolean
  /** Studs in the cavity. */
  readonly framed: boolean
  /** Joists of a floor in the cavity. */
  readonly betweenJoists: boolean
  /** Panes on both sides. */
  readonly betweenPanes: boolean
}

/** Depth from which on the losses of an empty cavity no longer depend on its depth, m. Calibrated. */
const DEPTH_OF_FULL_LOSS_M = 0.2

/**
 * Depths between which the space between two panes turns from that of a sealed unit, in which no air moves in and out of
 * frames, to that of a window of two casements, m.
 */
const SEALED_M = { upTo: 0.024, noneFrom: 0.04 } as const

/**
 * Equivalent flow resistivity of a sealed space, Pa s/m². With this value the seven sealed units of Harris, Handbook of
 * Acoustical Measurements, table 31.8, are met within 2 dB each and 1 dB on average (3 and 1.4 dB as an open space), and
 * the generic values of EN 12758, which are on the safe side of tests by 1 to 3 dB, are exceeded by 4 to 6 dB instead of
 * 6 to 9. What meets those makes units of Harris up to 6 dB too low.
 */
const SEALED_RESISTIVITY_PASM2 = 240

/** Frequency at which the additional loss factor of the cavity has fallen to half, Hz. Calibrated. */
const FRAME_LOSS_FALLS_AT_HZ = 200

/**
 * The layers of a cavity at one frequency: its fills, with half of the remaining air on either side, so that the
 * construction is the same from both sides. The air has losses, rho = rho0 + r_e/(j w), K = rho0 c0^2; lossless
 * cavities would give a sound reduction index about 4 dB too low.
 * Between the joists of a floor the empty cavity is damped as beside a massive leaf, and the friction loss of boards is
 * left out: only then does cavity insulation bring the 6 to 9 dB that NRC Canada measured with resilient channels
 * (IR-766, IR-811).
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
  const open =
    around.besideMassive || around.betweenJoists
      ? parameters.emptyResistivityMassive_Pasm2
      : parameters.emptyResistivity_Pasm2
  const sealed = sealedShare(cavity, around)
  const resistivity = sealed * SEALED_RESISTIVITY_PASM2 + (1 - sealed) * open
  const air = lossyGas(gasOf(cavity), frequency_hz, resistivity * depthFactor(cavity.depth_m, around))
  const lossOfAir = around.betweenJoists ? 0 : loss
  if (fills.length === 0) return [fluidLayer(air, left_m, frequency_hz, lossOfAir)]
  const halfOfAir = fluidLayer(air, left_m / 2, frequency_hz, lossOfAir)
  return [halfOfAir, ...fills, halfOfAir]
}

/** To what degree a cavity is the sealed space of a glazing unit, 0 to 1. */
function sealedShare({ depth_m, fills }: Cavity, { betweenPanes, framed }: CavitySurroundings): number {
  if (!betweenPanes || framed || fills.length > 0) return 0
  return shareFrom(SEALED_M.noneFrom, SEALED_M.upTo, depth_m)
}

/**
 * Additional loss factor of the cavity at low frequencies: friction of the boards on their supports and, between boards
 * on studs, that of the fill, by the share of the depth that it occupies.
 */
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
 * Factor on the resistivity of an empty cavity. Between boards on studs it increases with the depth: one value for all
 * depths would make studs of 50 to 70 mm 2 to 6 dB better than published (Knauf W111 and W112, Siniat CS, NRC Canada
 * IR-693) and two rows in 200 mm 2 to 3 dB worse.
 */
function depthFactor(depth_m: number, { framed, besideMassive, betweenJoists }: CavitySurroundings): number {
  const share = Math.min(1, DEPTH_OF_FULL_LOSS_M / depth_m)
  return framed && !besideMassive && !betweenJoists
    ? share * Math.min(1, depth_m / DEPTH_OF_FULL_LOSS_M)
    : share
}

function lossyGas(gas: Gas, frequency_hz: number, resistivity: number): EquivalentFluid {
  return {
    density: [
      gas.density_kgm3,
      (-resistivity * (gas.density_kgm3 / AIR_DENSITY)) / (2 * Math.PI * frequency_hz),
    ],
    bulk: [bulkModulus(gas), 0],
  }
}
