import type { Assembly } from '../input/assembly'
import { CALIBRATED } from '../calibrated'
import { radiatedPower } from '../impact/floor-impact'
import { impactResponse } from '../impact/impact-response'
import { mountingOf } from '../physics/mounting'
import { elementOf } from '../physics/radiation/element'
import { stackLayersAt } from '../physics/stack/stack-layers'
import { stackModel } from '../physics/stack/stack-model'
import { HEAVY_RAIN, type Rain, rainForce2, weightedRainLevel } from './rain'

/** Reference sound intensity, W/m². */
const REFERENCE_WPM2 = 1e-12

/** Size that is assumed where the assembly states none, m: the test opening of ISO 10140-5. */
const DEFAULT_SIZE_M = [4, 3] as const

/** Sound below a roof under rain. */
export interface RoofRain {
  /** Sound intensity level LI of 21 third octaves, dB re 1 pW/m². */
  readonly levels_db: readonly number[]
  /** LIA over 100 to 5000 Hz, dB(A). */
  readonly weighted_db: number
}

/**
 * Sound intensity that a roof radiates below under rain: drops that fall everywhere as point forces on its top layer, by
 * the layered model of impact sound. Within 3 dB(A) for light skins; ceilings are not checked against measurements.
 *
 * @param assembly the roof from outside to inside, without what lies loose on it
 * @param slope_deg angle of the roof to the horizontal, below 60
 */
export function roofUnderRain(assembly: Assembly, rain: Rain = HEAVY_RAIN, slope_deg = 0): RoofRain {
  const element = elementOf([...(assembly.size_m ?? DEFAULT_SIZE_M)])
  const stack = stackModel(assembly, mountingOf('iso', assembly, element, CALIBRATED))
  const response = impactResponse(stackLayersAt(stack, 1), stack.leaves, element)
  const { total } = radiatedPower(stack, response, rainForce2(rain, slope_deg))
  const levels_db = Array.from(total, (power) => 10 * Math.log10(Math.max(power, 1e-20) / REFERENCE_WPM2))
  return { levels_db, weighted_db: weightedRainLevel(levels_db) }
}
