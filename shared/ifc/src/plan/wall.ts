import { cavityOf, frameOf } from './gap'
import type { KnownLayer } from './layers'
import { closedParts, type Making } from './making'
import { mergedMassive, sheetOf, sumOf, type Part, type Plan, type PlannedComponent } from './plan'

/** A wall of layers from left to right; null where something blocks. */
export function wallPlan(making: Making): Plan | null {
  const inside = withoutCladding(making.layers, making)
  const parts = closedParts(mergedMassive(withoutGluedInsulation(inside, making)), making)
  const massive = parts.map(({ layers }) => layers.filter(({ role }) => role === 'massive').length)
  const count = massive.reduce((sum, one) => sum + one, 0)
  const sheets = parts.filter(({ isGap }) => !isGap).length
  if (count === 0) {
    if (sheets >= 2) return lightweight(parts, making)
    making.ask({ code: 'combineWall' })
    return null
  }
  const [first, last] = [massive.findIndex((one) => one > 0), massive.findLastIndex((one) => one > 0)]
  if (count === 1) return { type: 'SingleMassiveElementWall', components: components(parts, null, making) }
  if (count === 2 && last === first + 2)
    return { type: 'DoubleMassiveElementWall', components: components(parts, first + 1, making) }
  making.ask({ code: 'severalMassive' })
  return null
}

/** What stands outside of a ventilated space does not couple to the wall, and the space ends it. */
function withoutCladding(layers: readonly KnownLayer[], making: Making): readonly KnownLayer[] {
  const at = layers.findIndex(({ isVentilated, role }) => isVentilated && role === 'air')
  if (at < 0) return layers
  const [before, after] = [layers.slice(0, at), layers.slice(at + 1)]
  const weight = (side: readonly KnownLayer[]) =>
    side.some(({ role }) => role === 'massive')
      ? 2
      : side.some(({ role }) => role === 'frame' || role === 'fill')
        ? 1
        : 0
  // Two massive sides are two leaves, whatever blows between them.
  if (weight(before) === 2 && weight(after) === 2) return layers
  const isOutsideFirst =
    weight(before) === weight(after) ? before.length <= after.length : weight(before) < weight(after)
  making.leaveOut(isOutsideFirst ? layers.slice(0, at + 1) : layers.slice(at), 'outsideVentilated')
  return isOutsideFirst ? after : before
}

/** Rigid insulation that is glued to a massive element, with its render, has no model: it is left out. */
function withoutGluedInsulation(layers: readonly KnownLayer[], making: Making): readonly KnownLayer[] {
  const leftOf = (some: readonly KnownLayer[]) => {
    const firstMassive = some.findIndex(({ role }) => role === 'massive')
    const rigid = some.findIndex(({ role }) => role === 'rigid')
    const isGlued =
      rigid >= 0 &&
      rigid < firstMassive &&
      some.slice(0, firstMassive).every(({ role }, at) => (at < rigid ? role === 'board' : role === 'rigid'))
    return isGlued ? firstMassive : 0
  }
  const before = leftOf(layers)
  const after = leftOf(layers.toReversed())
  if (before > 0) making.leaveOut(layers.slice(0, before), 'gluedOutside')
  if (after > 0) making.leaveOut(layers.slice(layers.length - after), 'gluedOutside')
  return layers.slice(before, layers.length - after)
}

/** The deepest gap is the core; the others are frames before it. */
function lightweight(parts: readonly Part[], making: Making): Plan {
  const depths = parts.map(({ isGap, layers }) => (isGap ? sumOf(layers) : 0))
  const core = depths.indexOf(Math.max(...depths))
  return { type: 'LightweightFrameWall', components: components(parts, core, making) }
}

/** The parts as components; the core is the cavity between two massive elements, or the frame of a lightweight wall. */
function components(
  parts: readonly Part[],
  core: number | null,
  making: Making,
): readonly PlannedComponent[] {
  const { answers, fits } = making
  return parts.flatMap(({ isGap, layers }, at): readonly PlannedComponent[] => {
    if (!isGap) return layers.flatMap((layer) => sheetOf(layer) ?? [])
    const isCore = at === core
    const isBesideMassive = [parts[at - 1], parts[at + 1]].some((part) =>
      part?.layers.some(({ role }) => role === 'massive'),
    )
    const isCavity = isCore && isBesideMassive
    if (layers.some(({ role }) => role === 'rigid')) making.note('rigidInCavity')
    if (isCavity) return [cavityOf(layers)]
    const isLining = isBesideMassive
    if (isLining) {
      if (answers.lining === null) making.ask({ code: 'lining' })
    } else if (answers.studs === null && !layers.some(({ role }) => role === 'frame'))
      making.ask({ code: 'whichStuds' })
    const isEmpty = !layers.some(({ role }) => role === 'fill')
    if (isCore && isEmpty && answers.isFilled === null) making.ask({ code: 'studsFilled' })
    return [
      frameOf(layers, {
        frameType: 'WallFrame',
        fits,
        studs: answers.studs,
        lining: isLining ? answers.lining : null,
        isFilled: isCore ? answers.isFilled : null,
        isCore,
      }),
    ]
  })
}
