import { atFrequencies } from '../physics/frequency'
import { ASPHALT_OR_DRY, WET_SCREED } from '../impact/floating-improvement'
import { screedShare } from '../impact/screed'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { shareFrom } from '../physics/share'
import { massSpringMassResonances } from '../physics/stack/resonance'
import type { StackModel } from '../physics/stack/stack-model'

/** What the screed loses of 40 lg(f/f0), as the power of f/f0 that its transmission factor rises by. */
const EXPONENT = (ASPHALT_OR_DRY - WET_SCREED) / 10

/**
 * Base that a screed's own waves find immovable, kg/m² without fills: the heavy reference floor of ISO 10140-5 weighs
 * some 320, floors of solid timber up to 150 and take the energy of those waves.
 */
const HEAVY_BASE_KGM2 = [150, 300] as const

/**
 * The factor on the transmission through layers that floating screeds cost above the resonance f0. The matrices give
 * 40 lg(f/f0); on heavy floors real screeds reach 30 lg (ISO 12354-2:2017 annex C; by airborne sound, annex D of part 1
 * asks for no less). On solid timber they reach the matrices: Rw 62 and 68 to 77 of DIN 4109-33:2016 tables 24 and 25
 * and of dataholz.eu.
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
        factor * Math.max(1, frequency / resonances[at].frequency_hz) ** (share * EXPONENT),
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
