import type { Sheet } from '../input/assembly'
import { type LeafModel, platePointImpedance } from '../physics/leaf/leaf-model'
import { shareFrom } from '../physics/share'
import { RESILIENT_LOSS } from '../physics/stack/stack-layers'
import { dynamicStiffnessInSeries } from '../physics/stack/resonance'
import type { Gap, StackModel } from '../physics/stack/stack-model'
import {
  stiffnessOnElasticBed,
  CONTACT_LOSS,
  contactStiffness,
  coefficientOfRestitution,
  type StruckSurface,
} from './hammer'

/** Modulus of wood across the grain under a hammer, Pa. */
const WOOD_SURFACE_PA = 0.6e9

/**
 * How many times stiffer than under its static load the underlay of a light covering is under a blow, which squeezes 3 mm
 * of foam by half a millimetre (0.886 m/s sqrt(0.5 kg/1.5 MN/m)). With twice its stiffness laminate on foam improves
 * concrete by 15 to 18 dB as published.
 */
const STRUCK_BED = 2

/** Least modulus of a surface of gravel under a hammer, Pa: it strikes grains, which the fill holds together but softly. */
const GRAINS_PA = 0.2e9

/** Modulus of a hard screed's surface, Pa. */
const SCREED_SURFACE_PA = 25e9

/** The surface of the first leaf under the tapping machine. */
export interface Surface {
  /** Contact stiffness of a covering, N/m; null without one. */
  readonly covering_Npm: number | null
  /** Whether the level is that of excitation on hard screed, as the rule for floating screeds needs it. */
  readonly asHardScreed: boolean
}

/**
 * Mobility and contact stiffness of the struck leaf. A plate on a resilient layer acts as a spring below its resonance
 * frequency (Winkler foundation). Under a light covering that spring takes the blow as a soft contact does, and is damped
 * like one: air and foam are squeezed out from under the hammer.
 */
export function struckSurface(
  leaf: LeafModel,
  gapBelow: Gap | undefined,
  leafBelow: LeafModel | undefined,
  surface: Surface,
): StruckSurface {
  const contactStiffness_Npm = surfaceStiffness(leaf.plates[0].sheet, surface)
  const impedance = platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2)
  if (gapBelow?.type !== 'springs' || leafBelow === undefined)
    return { pointMobility: () => [1 / impedance, 0], contactStiffness_Npm }
  const bed_Npm3 = dynamicStiffnessInSeries(gapBelow) * (1 + coveringShare(leaf) * (STRUCK_BED - 1))
  const resonance2 = bed_Npm3 * (1 / leaf.mass_kgm2 + 1 / leafBelow.mass_kgm2)
  const loss = RESILIENT_LOSS + coveringShare(leaf) * (CONTACT_LOSS - RESILIENT_LOSS)
  // Below the resonance the stiffness is that under the area of the hammer, above it the impedance is that of a point.
  const underFoot =
    stiffnessOnElasticBed(leaf.bending_Nm, bed_Npm3) / (8 * Math.sqrt(leaf.bending_Nm * bed_Npm3))
  return {
    pointMobility: (frequency) => {
      const asSpring = 1 / (1 + (2 * Math.PI * frequency) ** 2 / resonance2)
      return onFoundation(impedance * (1 + asSpring * (underFoot - 1)), resonance2, frequency, loss)
    },
    contactStiffness_Npm,
  }
}

/**
 * Increase of the level in dB by hammers that rebound from wood. A covering damps the contact, as the force of the hammer
 * has it (`tappingForce2`), so that there is no more rebound than from the wood itself. A floating floor or board takes up
 * the momentum, and there is none.
 */
export function reboundGain(stack: StackModel, surface: Surface): number {
  const [leaf] = stack.leaves
  const { sheet } = leaf.plates[0]
  const floats = stack.gaps[0]?.type === 'springs'
  if (sheet.material !== 'wood' || surface.asHardScreed || floats) return 0
  const wood_Npm = surfaceStiffness(sheet, { ...surface, covering_Npm: null })
  const rebound = coefficientOfRestitution(wood_Npm, platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2))
  return 20 * Math.log10(1 + Math.min(rebound, stack.mounting.parameters.hammerRestitution))
}

/**
 * Mass per area of a floating board, kg/m²: up to the first value it is a covering (parquet, laminate), from the second
 * on a floating floor.
 */
const LIGHT_COVERING_KGM2 = 9
const LEAST_FLOOR_KGM2 = 16

/** To what degree a floating board counts as a covering, 0 to 1. */
export function coveringShare({ mass_kgm2 }: LeafModel): number {
  return shareFrom(LEAST_FLOOR_KGM2, LIGHT_COVERING_KGM2, mass_kgm2)
}

/** Stiffness of contact and covering in series, N/m. */
function surfaceStiffness(sheet: Sheet, { covering_Npm, asHardScreed }: Surface): number {
  const modulus_Pa = struckModulus(sheet)
  const bare = contactStiffness(asHardScreed ? SCREED_SURFACE_PA : modulus_Pa)
  return covering_Npm === null ? bare : 1 / (1 / bare + 1 / covering_Npm)
}

function struckModulus({ material, modulus_Pa }: Sheet): number {
  if (material === 'wood') return WOOD_SURFACE_PA
  return material === 'gravel' ? Math.max(modulus_Pa, GRAINS_PA) : modulus_Pa
}

/**
 * Mobility of a plate on an elastic bed, Y = 1/(Z sqrt(1 - (w0/w)^2 (1 + j eta))), the root with a positive real part.
 * Cremer, Heckl, Petersson.
 */
function onFoundation(
  impedance: number,
  resonance2: number,
  frequency_hz: number,
  loss: number,
): readonly [number, number] {
  const ratio2 = resonance2 / (2 * Math.PI * frequency_hz) ** 2
  const re = 1 - ratio2
  const im = -ratio2 * loss
  const modulus = Math.hypot(re, im)
  const rootRe = Math.sqrt((modulus + re) / 2)
  const rootIm = -Math.sqrt((modulus - re) / 2)
  return [rootRe / (impedance * modulus), -rootIm / (impedance * modulus)]
}
