import type { StructureType } from '@soundleaf/contracts'
import type { Component, ComponentKind, Construction, Side } from './construction'

/**
 * The core is what a structure type always has and nobody adds or deletes: its massive elements with the cavity or
 * the rib panel, or the fixed frame of a lightweight wall. Everything else is before or after it.
 */
export interface Parts {
  readonly before: readonly Component[]
  readonly core: readonly Component[]
  readonly after: readonly Component[]
}

/** The kinds of the core, in order. */
export function coreKinds(type: StructureType): readonly ComponentKind[] {
  switch (type) {
    case 'DoubleMassiveElementWall':
    case 'DoubleMassiveElementFloor':
      return ['massiveElement', 'cavity', 'massiveElement']
    case 'SingleMassiveElementFloorWithRibPanels':
      return ['massiveElement', 'ribPanel']
    case 'LightweightFrameWall':
      return ['frame']
    default:
      return ['massiveElement']
  }
}

/** Whether a structure stands on one massive element alone, rib panels or not; only these have flanking junctions. */
export function isSingleMassiveElement(type: StructureType): boolean {
  return coreKinds(type).filter((kind) => kind === 'massiveElement').length === 1
}

const FIXED_KINDS: readonly ComponentKind[] = ['massiveElement', 'cavity', 'ribPanel']

/** Massive elements, cavities, rib panels and what is flagged: no menu, never deleted. */
export function isFixed(component: Component): boolean {
  return component.isFlaggedFixed || FIXED_KINDS.includes(component.kind)
}

/** Splits a construction at its core: from the first to the last component of it. */
export function partsOf({ type, components }: Construction): Parts {
  const isCore = (component: Component) =>
    type === 'LightweightFrameWall'
      ? component.kind === 'frame' && component.isFlaggedFixed
      : FIXED_KINDS.includes(component.kind)
  const first = components.findIndex(isCore)
  if (first < 0) return { before: components, core: [], after: [] }
  const end = components.findLastIndex(isCore) + 1
  return {
    before: components.slice(0, first),
    core: components.slice(first, end),
    after: components.slice(end),
  }
}

/** How many frames may stand on a side: below a floor joists, and the frame of a ceiling under them. */
export function mostFrames(side: Side): 1 | 2 {
  return side === 'below' ? 2 : 1
}

/** Whether a side is where the components begin: left of a wall, above a floor. */
export function isBefore(side: Side): boolean {
  return side === 'left' || side === 'above'
}
