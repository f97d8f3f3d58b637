import { CALIBRATED } from '../calibrated'
import { atFrequencies } from '../frequency'
import { screedShare } from '../impact/screed'
import { resonancesOf } from '../stack/resonance'
import type { StackModel } from '../stack/stack-model'

/**
 * The factor on the transmission through layers that floating screeds cost, (f/f0)^n above the resonance f0. The
 * matrices give 40 lg(f/f0), real screeds under impact 30 lg (ISO 12354-2:2017 annex C), n = 1; for airborne sound n
 * is calibrated.
 */
export function screedShortfall(stack: StackModel): Float64Array {
  const resonances = resonancesOf(stack)
  const shares = stack.gaps.map((gap, at) =>
    gap.type === 'springs' ? Math.max(screedShare(stack.leaves[at]), screedShare(stack.leaves[at + 1])) : 0,
  )
  return atFrequencies((frequency) =>
    shares.reduce(
      (factor, share, at) =>
        factor * Math.max(1, frequency / resonances[at].frequency_hz) ** (share * CALIBRATED.screedShortfall),
      1,
    ),
  )
}
