import type { Outcome } from '@soundleaf/contracts'
import { blank, blankFrame } from './blank'
import type { Component, ComponentKind, Construction, Frame, Side } from './construction'
import { isBefore, partsOf } from './core'
import { orientation } from './names'
import { MAX_COMPONENTS, ruleBreak, type RuleBreak } from './rule-break'

/** Whether a button adds, and if not, whether it is drawn at all, and why. */
export type Addable =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly hidden: boolean; readonly reason: string }

const hidden = (reason: string): Addable => ({ allowed: false, hidden: true, reason })
const disabled = (reason: string): Addable => ({ allowed: false, hidden: false, reason })

/** What the add button of a kind on a side does (CMP-05 to CMP-07, DRW-06 to DRW-08, decisions 36, 37 and 46). */
export function addable(construction: Construction, kind: ComponentKind, side: Side): Addable {
  const refusal =
    orientation(construction.type) === 'wall'
      ? wallRefusal(construction, kind, side)
      : floorRefusal(construction, kind, side)
  if (refusal !== null) return refusal
  return construction.components.length < MAX_COMPONENTS
    ? { allowed: true }
    : disabled(`A construction holds at most ${MAX_COMPONENTS} components.`)
}

function wallRefusal(construction: Construction, kind: ComponentKind, side: Side): Addable | null {
  if (side !== 'left' && side !== 'right') return hidden('A wall has a left and a right side.')
  if (kind === 'panel') return null
  if (kind !== 'frame') return hidden('Panels and frames can be added to a wall.')
  return frameRefusal(construction, side)
}

function floorRefusal(construction: Construction, kind: ComponentKind, side: Side): Addable | null {
  if (side !== 'above' && side !== 'below') return hidden('A floor has a side above and a side below.')
  const has = (wanted: ComponentKind) =>
    construction.components.some((component) => component.kind === wanted)
  switch (kind) {
    case 'panel':
    case 'frame':
      if (side === 'above' && has('floorCovering')) return hidden('Nothing lies on a floor covering.')
      if (side === 'below' && has('ribPanel')) return hidden('Nothing hangs below a rib panel.')
      return kind === 'panel' ? null : frameRefusal(construction, side)
    case 'floorCovering':
      if (side === 'below') return hidden('A floor covering lies on top.')
      return has('floorCovering') ? hidden('The floor has a floor covering.') : null
    case 'impactBoard':
      return side === 'below'
        ? hidden('An impact board lies above the massive element.')
        : boardRefusal(construction)
    default:
      return hidden('Floor coverings, panels, frames and impact boards can be added to a floor.')
  }
}

function frameRefusal(construction: Construction, side: Side): Addable | null {
  const { before, after } = partsOf(construction)
  return (isBefore(side) ? before : after).some(({ kind }) => kind === 'frame')
    ? hidden('There is a frame on this side.')
    : null
}

function boardRefusal({ components }: Construction): Addable | null {
  const boards = components.filter(({ kind }) => kind === 'impactBoard').length
  if (boards === 0) return null
  return boards === 1
    ? disabled('There is an impact board. Duplicate it for a second layer.')
    : hidden('There are two impact boards.')
}

/**
 * Adds a blank component at the outer end of a side, an impact board under a floor covering where there is one
 * (decision 37). Fails with the reason of `addable`.
 */
export function add(
  construction: Construction,
  kind: ComponentKind,
  side: Side,
  newId: () => string,
): Outcome<Construction, RuleBreak> {
  const verdict = addable(construction, kind, side)
  if (!verdict.allowed) return { ok: false, failure: ruleBreak('NotAddable', null, verdict.reason) }
  const added = kind === 'frame' ? frameFor(construction, side, newId) : blank(kind, newId)
  return { ok: true, value: { ...construction, components: placed(construction.components, added, side) } }
}

function placed(components: readonly Component[], added: Component, side: Side): readonly Component[] {
  if (!isBefore(side)) return [...components, added]
  const [first, ...others] = components
  return added.kind === 'impactBoard' && first?.kind === 'floorCovering'
    ? [first, added, ...others]
    : [added, ...components]
}

/** Detached beside a massive element; plain studs beside the frame of a lightweight wall (decision 44). */
function frameFor({ type }: Construction, side: Side, newId: () => string): Frame {
  const frameType = type === 'LightweightFrameWall' ? 'Wooden Stud' : 'Wooden Stud Detached'
  return blankFrame(FRAME_OF_SIDE[side], frameType, newId)
}

/** The catalogue's product type of the frames that stand on a side. */
export const FRAME_OF_SIDE = {
  left: 'WallFrame',
  right: 'WallFrame',
  above: 'FloorFrame',
  below: 'CeilingFrame',
} as const satisfies Record<Side, Frame['productType']>
