import type { Sheet } from '../input/assembly'
import { type LeafModel, platePointImpedance } from '../physics/leaf/leaf-model'
import { shareFrom } from '../physics/share'
import { RESILIENT_LOSS } from '../physics/stack/stack-layers'
import { dynamicStiffnessInSeries } from '../physics/stack/resonance'
import type { Gap, StackModel } from '../physics/stack/stack-model'
import {
  stiffnessOnElasticBed,
  contactStiffness,
  coefficientOfRestitution,
  type StruckSurface,
} from './hammer'

/** Modulus of wood across the grain under a hammer, Pa. */
const WOOD_SURFACE_PA = 0.6e9

/** Modulus of a hard screed's surface, Pa. */
const SCREED_SURFACE_PA = 25e9

/** What lies on the floor's first leaf when the hammer falls. */
export interface Surface {
  /** Contact stiffness of a covering, N/m; null without one. */
  readonly covering_Npm: number | null
  /** The level is asked for under a blow on hard screed, as the rule for floating screeds needs it. */
  readonly asHardScreed: boolean
}

/** The struck leaf as the hammer feels it. A plate on a resilient layer is a spring below its resonance (Winkler). */
export function struckSurface(
  leaf: LeafModel,
  below: Gap | undefined,
  beneath: LeafModel | undefined,
  surface: Surface,
): StruckSurface {
  const contactStiffness_Npm = surfaceStiffness(leaf.plates[0].sheet, surface)
  const impedance = platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2)
  if (below?.type !== 'springs' || beneath === undefined)
    return { pointMobility: () => [1 / impedance, 0], contactStiffness_Npm }
  const bed_Npm3 = dynamicStiffnessInSeries(below)
  const resonance2 = bed_Npm3 * (1 / leaf.mass_kgm2 + 1 / beneath.mass_kgm2)
  // The plate is as stiff as under the hammer's foot where it is a spring, and as under a point where waves run from it.
  const underFoot =
    stiffnessOnElasticBed(leaf.bending_Nm, bed_Npm3) / (8 * Math.sqrt(leaf.bending_Nm * bed_Npm3))
  return {
    pointMobility: (frequency) => {
      const asSpring = 1 / (1 + (2 * Math.PI * frequency) ** 2 / resonance2)
      return onFoundation(impedance * (1 + asSpring * (underFoot - 1)), resonance2, frequency)
    },
    contactStiffness_Npm,
  }
}

/**
 * Level in dB that the rebounding hammer adds on wood. A covering, soft or a light floating board, is one more spring
 * under the hammer and keeps it; a floating floor takes the hammer's momentum.
 */
export function reboundGain(stack: StackModel, surface: Surface): number {
  const [leaf, beneath] = stack.leaves
  if (stack.gaps[0]?.type === 'springs') {
    const under = { ...stack, leaves: [beneath], gaps: [] }
    return coveringShare(leaf) * reboundGain(under, { ...surface, covering_Npm: null })
  }
  const { sheet } = leaf.plates[0]
  if (sheet.material !== 'wood' || surface.asHardScreed) return 0
  const rebound = coefficientOfRestitution(
    surfaceStiffness(sheet, surface),
    platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2),
  )
  return 20 * Math.log10(1 + Math.min(rebound, stack.mounting.parameters.hammerRestitution))
}

/** Up to the first a floating board is a covering (parquet, laminate); from the second on a floor of its own, kg/m². */
const LIGHT_COVERING_KGM2 = 9
const LEAST_FLOOR_KGM2 = 16

/** How much of a covering a floating board is, 0 to 1. */
export function coveringShare({ mass_kgm2 }: LeafModel): number {
  return shareFrom(LEAST_FLOOR_KGM2, LIGHT_COVERING_KGM2, mass_kgm2)
}

/** Contact and coverings in series, N/m. */
function surfaceStiffness(sheet: Sheet, { covering_Npm, asHardScreed }: Surface): number {
  const modulus_Pa = sheet.material === 'wood' ? WOOD_SURFACE_PA : sheet.modulus_Pa
  const bare = contactStiffness(asHardScreed ? SCREED_SURFACE_PA : modulus_Pa)
  return covering_Npm === null ? bare : 1 / (1 / bare + 1 / covering_Npm)
}

/** Y = 1/(Z sqrt(1 - (w0/w)^2 (1 + j eta))), the branch with a positive real part. Cremer, Heckl, Petersson. */
function onFoundation(
  impedance: number,
  resonance2: number,
  frequency_hz: number,
): readonly [number, number] {
  const ratio2 = resonance2 / (2 * Math.PI * frequency_hz) ** 2
  const re = 1 - ratio2
  const im = -ratio2 * RESILIENT_LOSS
  const modulus = Math.hypot(re, im)
  const rootRe = Math.sqrt((modulus + re) / 2)
  const rootIm = -Math.sqrt((modulus - re) / 2)
  return [rootRe / (impedance * modulus), -rootIm / (impedance * modulus)]
}
