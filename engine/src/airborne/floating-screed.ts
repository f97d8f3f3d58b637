import { atFrequencies } from '../physics/frequency'
import { ASPHALT_OR_DRY, WET_SCREED } from '../impact/floating-improvement'
import { screedShare } from '../physics/leaf/screed'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { shareFrom } from '../physics/share'
import { massSpringMassResonances } from '../physics/stack/resonance'
import type { StackModel } from '../physics/stack/stack-model'

/**
 * Difference of the slopes 40 lg(f/f0) and 30 lg(f/f0), as a power of f/f0 that the transmission coefficient rises by.
 */
const SLOPE_DIFFERENCE = (ASPHALT_OR_DRY - WET_SCREED) / 10

/**
 * Mass per area of a base floor, without loose fills, kg/m²: from the second value on the screed's bending waves do not
 * set it in motion, up to the first it takes up their energy. The heavy reference floor of ISO 10140-5 weighs some 320
 * kg/m², floors of solid timber up to 150 kg/m².
 */
const HEAVY_BASE_KGM2 = [150, 300] as const

/**
 * Factor on the transmission coefficient for floating screeds on heavy floors, above their resonance f0. Transfer
 * matrices improve by 40 lg(f/f0); measured screeds on heavy floors improve by 30 lg(f/f0) (ISO 12354-2:2017 annex C
 * for impact sound; annex D of part 1 for airborne sound is no stricter). On solid timber floors measurements reach 40
 * lg(f/f0): Rw 62 and 68 to 77 dB in DIN 4109-33:2016 tables 24 and 25 and at dataholz.eu.
 */
export function floatingScreedCorrection(stack: StackModel): Float64Array {
  const resonances = massSpringMassResonances(stack)
  const shares = stack.gaps.map((gap, at) => {
    if (gap.type !== 'springs') return 0
    const [above, below] = [stack.leaves[at], stack.leaves[at + 1]]
    return Math.max(screedShare(above) * heavyBaseShare(below), screedShare(below) * heavyBaseShare(above))
  })
  return atFrequencies((frequency) =>
    shares.reduce(
      (factor, share, at) =>
        factor * Math.max(1, frequency / resonances[at].frequency_hz) ** (share * SLOPE_DIFFERENCE),
      1,
    ),
  )
}

function heavyBaseShare({ plates }: LeafModel): number {
  const mass_kgm2 = plates.reduce(
    (sum, plate) => (plate.sheet.material === 'gravel' ? sum : sum + plate.mass_kgm2),
    0,
  )
  return shareFrom(...HEAVY_BASE_KGM2, mass_kgm2)
}
