import { belowFirstModes } from '../physics/leaf/first-modes'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { singleLeafResponse } from '../physics/leaf/single-leaf'
import type { StackModel } from '../physics/stack/stack-model'
import { type AirborneTransmission, asMeasured } from './airborne'

/**
 * The massive element that is built into the frame of the laboratory, where something else lies before or behind it: walls
 * and floors of mineral materials. Slabs of timber lie loose on their supports: with a hung ceiling they reach 88 dB where
 * they have 54 by themselves (tuas-f170). Null where there is none, or where two of them stand on their own.
 */
function builtIn({ leaves }: StackModel): LeafModel | null {
  const massive = leaves.filter((leaf) => leaf.massive)
  if (leaves.length < 2 || massive.length !== 1) return null
  return massive[0].plates.some(({ sheet }) => sheet.material === 'wood') ? null : massive[0]
}

/**
 * With what passes linings and ceilings through the frame that holds a massive element: a share of what the element alone
 * lets through, as its edges pass to the walls of the laboratory and those radiate (ISO 12354-1:2017, path Df; by
 * reciprocity Fd for linings on the source side).
 */
export function withFrameFlanking(through: AirborneTransmission, stack: StackModel): AirborneTransmission {
  const { element, frameShare, parameters } = stack.mounting
  const base = builtIn(stack)
  if (base === null || frameShare === 0) return through
  const { transmission, finiteSize } = singleLeafResponse(base, stack.mounting)
  const modes = stack.kind === 'floor' ? belowFirstModes(base, element, parameters) : null
  const measured = asMeasured(stack)
  const past = transmission.map(
    (tau, at) => frameShare * tau * finiteSize[at] * (modes?.[at] ?? 1) * measured[at],
  )
  const added = (values: Float64Array) => values.map((tau, at) => tau + past[at])
  return {
    ...through,
    total: added(through.total),
    laboratoryFlanking: added(through.laboratoryFlanking),
  }
}
