import type { Outcome } from '@soundleaf/contracts'
import { blank, blankFrame } from './blank'
import type { Component, ComponentKind, Construction, Frame, Side } from './construction'
import { coreKinds, isBefore, mostFrames, partsOf } from './core'
import { DEFAULT_FRAME_TYPES } from './frame-types'
import { orientation } from './names'
import { MAX_COMPONENTS, ruleBreak, type NotAddable, type RuleBreak } from './rule-break'
import { isWindow, PER_PANE, withPaneAtEnd } from './window'

/** Whether a button adds, and if not, whether it is drawn at all, and why. */
export type Addable =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly hidden: boolean; readonly refusal: RuleBreak }

const hidden = (why: NotAddable): Addable => refused(true, why)
const disabled = (why: NotAddable): Addable => refused(false, why)
const refused = (isHidden: boolean, why: NotAddable): Addable => ({
  allowed: false,
  hidden: isHidden,
  refusal: ruleBreak('NotAddable', null, { why }),
})

/** What the add button of a kind on a side does. */
export function addable(construction: Construction, kind: ComponentKind, side: Side): Addable {
  const refusal =
    orientation(construction.type) === 'wall'
      ? wallRefusal(construction, kind, side)
      : floorRefusal(construction, kind, side)
  if (refusal !== null) return refusal
  const added = isWindow(construction) ? PER_PANE : 1
  if (construction.components.length + added <= MAX_COMPONENTS) return { allowed: true }
  const refusalOfMore = ruleBreak('TooManyComponents', null, { most: MAX_COMPONENTS })
  return { allowed: false, hidden: false, refusal: refusalOfMore }
}

function wallRefusal(construction: Construction, kind: ComponentKind, side: Side): Addable | null {
  if (side !== 'left' && side !== 'right') return hidden('a wall has left and right')
  if (kind === 'panel') return null
  if (kind !== 'frame') return hidden('not for a wall')
  if (isWindow(construction)) return hidden('not for a window')
  return frameRefusal(construction, side)
}

function floorRefusal(construction: Construction, kind: ComponentKind, side: Side): Addable | null {
  if (side !== 'above' && side !== 'below') return hidden('a floor has above and below')
  const has = (wanted: ComponentKind) =>
    construction.components.some((component) => component.kind === wanted)
  switch (kind) {
    case 'panel':
    case 'frame':
      if (side === 'above' && has('floorCovering')) return hidden('on a floor covering')
      if (side === 'below' && has('ribPanel')) return hidden('below a rib panel')
      return kind === 'panel' ? null : frameRefusal(construction, side)
    case 'floorCovering':
      if (side === 'below') return hidden('a floor covering lies on top')
      return has('floorCovering') ? hidden('a floor covering is there') : null
    case 'impactBoard':
      return side === 'below' ? hidden('an impact board lies above') : boardRefusal(construction)
    default:
      return hidden('not for a floor')
  }
}

function frameRefusal(construction: Construction, side: Side): Addable | null {
  const { before, after } = partsOf(construction)
  const frames = (isBefore(side) ? before : after).filter(({ kind }) => kind === 'frame').length
  if (frames < mostFrames(side)) return null
  return hidden(frames === 1 ? 'a frame is there' : 'two frames are there')
}

function boardRefusal({ components }: Construction): Addable | null {
  const boards = components.filter(({ kind }) => kind === 'impactBoard').length
  if (boards === 0) return null
  return boards === 1 ? disabled('an impact board is there') : hidden('two impact boards are there')
}

/**
 * Adds a blank component at the outer end of a side, an impact board under a floor covering where there is one, and to a
 * window a pane with its space. Fails with the refusal of `addable`.
 */
export function add(
  construction: Construction,
  kind: ComponentKind,
  side: Side,
  newId: () => string,
): Outcome<Construction, RuleBreak> {
  const verdict = addable(construction, kind, side)
  if (!verdict.allowed) return { ok: false, failure: verdict.refusal }
  if (isWindow(construction)) {
    const components = withPaneAtEnd(construction.components, isBefore(side), newId)
    return { ok: true, value: { ...construction, components } }
  }
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

function frameFor({ type }: Construction, side: Side, newId: () => string): Frame {
  const { besideFrame, besideMassiveElement } = DEFAULT_FRAME_TYPES
  const frameType = coreKinds(type).includes('frame') ? besideFrame : besideMassiveElement
  return blankFrame(FRAME_OF_SIDE[side], frameType, newId)
}

/** The catalogue's product type of the frames that stand on a side. */
export const FRAME_OF_SIDE = {
  left: 'WallFrame',
  right: 'WallFrame',
  above: 'FloorFrame',
  below: 'CeilingFrame',
} as const satisfies Record<Side, Frame['productType']>
