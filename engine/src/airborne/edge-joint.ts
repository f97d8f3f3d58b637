import { atFrequencies } from '../physics/frequency'
import { screedShare } from '../physics/leaf/screed'
import { belowFirstModes } from '../physics/leaf/first-modes'
import { singleLeafResponse } from '../physics/leaf/single-leaf'
import type { StackModel } from '../physics/stack/stack-model'

/** Width of the joint around a floating floor with its edge strip, m: strips have 5 to 10 mm. */
const JOINT_M = 0.01

/**
 * Transmission coefficient of the joint around a floating floor on a massive floor: sound that enters there reaches the
 * base floor itself, over U w/S of the area, 1 to 80 in a floor of 4 x 3 m. No floating floor therefore improves its base
 * by more than 10 lg(S/(U w)), some 19 dB, as annex D of ISO 12354-1:2017 does not for any resonance above 28 Hz. It is one
 * limit for every kind of layer. A screed that is cast against its strip closes the joint: published ones on timber reach
 * Rw 77. Null where nothing floats, and where a ceiling lies below the base, which covers the joint's way as well.
 */
export function edgeJointTransmission({ leaves, gaps, kind, mounting }: StackModel): Float64Array | null {
  const base = leaves[leaves.length - 1]
  if (kind === 'wall' || gaps.length === 0 || !base.massive) return null
  if (gaps.some(({ type }) => type !== 'springs')) return null
  const { area_m2, perimeter_m } = mounting.element
  const closed = Math.max(...leaves.slice(0, -1).map(screedShare))
  const open = ((1 - closed) * perimeter_m * JOINT_M) / area_m2
  const { transmission, finiteSize } = singleLeafResponse(base, mounting)
  const modes = belowFirstModes(base, mounting.element, mounting.parameters)
  return atFrequencies((_, at) => open * transmission[at] * finiteSize[at] * modes[at])
}
