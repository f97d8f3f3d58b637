import { FRAME_OF_SIDE } from './add'
import type { Component, ComponentKind, Construction, Side } from './construction'
import { coreKinds, mostFrames, partsOf, type Parts } from './core'
import { orientation } from './names'
import { numbersOf, rangeOf } from './property'
import { MAX_COMPONENTS, ruleBreak, type ConstructionBreak } from './rule-break'
import { checkWindow, isWindow } from './window'

/**
 * Every rule that a construction breaks, those of order and place before those of values; empty when it is sound. The
 * editor never makes one that is not; the server refuses what is not.
 */
export function check(construction: Construction): readonly ConstructionBreak[] {
  return [...checkPlaces(construction), ...construction.components.flatMap(checkValues)]
}

/** The rules of order and place alone: a value out of its range does not keep a component from its place. */
export function checkPlaces(construction: Construction): readonly ConstructionBreak[] {
  if (isWindow(construction)) return [...checkCount(construction), ...checkWindow(construction)]
  const parts = partsOf(construction)
  return [
    ...checkCount(construction),
    ...checkCore(construction, parts),
    ...(orientation(construction.type) === 'wall' ? checkWall(parts) : checkFloor(construction, parts)),
  ]
}

function checkCount({ components }: Construction): ConstructionBreak[] {
  const seen = new Set<string>()
  const repeated = components.filter(({ id }) => seen.size === seen.add(id).size)
  return [
    ...repeated.map((component) => ruleBreak('SameId', component, {})),
    ...components
      .slice(MAX_COMPONENTS)
      .map((component) => ruleBreak('TooManyComponents', component, { most: MAX_COMPONENTS })),
  ]
}

function checkCore({ type, components }: Construction, { before, core, after }: Parts): ConstructionBreak[] {
  const wanted = coreKinds(type)
  const inside = core.filter(({ kind }) => !wanted.includes(kind))
  const found = core.filter(({ kind }) => wanted.includes(kind))
  const isRight = found.length === wanted.length && found.every(({ kind }, index) => kind === wanted[index])
  const breaks: ConstructionBreak[] = inside.map((component) => ruleBreak('InsideCore', component, {}))
  if (!isRight) {
    const stranger = found.find(({ kind }, index) => kind !== wanted[index]) ?? components[0] ?? null
    breaks.push(ruleBreak('WrongCore', stranger, { lacks: 'core', type }))
  } else if (type === 'LightweightFrameWall' && ![before, after].every((side) => side.some(isFixedPanel))) {
    breaks.push(ruleBreak('WrongCore', core[0] ?? null, { lacks: 'fixedPanels', type }))
  }
  return breaks
}

function isFixedPanel(component: Component): boolean {
  return component.kind === 'panel' && component.isFlaggedFixed
}

function checkWall({ before, core, after }: Parts): ConstructionBreak[] {
  return [
    ...[...before, ...after]
      .filter(({ kind }) => kind !== 'panel' && kind !== 'frame')
      .map((component) => ruleBreak('NotInThisStructure', component, { orientation: 'wall' })),
    ...checkFrames(before, 'left'),
    ...core.flatMap((component) => checkFrameType(component, 'left')),
    ...checkFrames(after, 'right'),
  ]
}

const FLOOR_KINDS: readonly ComponentKind[] = ['panel', 'frame', 'impactBoard', 'floorCovering']

function checkFloor({ components }: Construction, { before, core, after }: Parts): ConstructionBreak[] {
  const boards = components.filter(({ kind }) => kind === 'impactBoard')
  const belowRib = core.some(({ kind }) => kind === 'ribPanel') ? after : []
  return [
    ...[...before, ...after]
      .filter(({ kind }) => !FLOOR_KINDS.includes(kind))
      .map((component) => ruleBreak('NotInThisStructure', component, { orientation: 'floor' })),
    ...checkFrames(before, 'above'),
    ...checkFrames(after, 'below'),
    ...boards
      .filter((board) => !before.includes(board))
      .map((board) => ruleBreak('ImpactBoardPlace', board, {})),
    ...boards.slice(2).map((board) => ruleBreak('TooManyImpactBoards', board, {})),
    ...components
      .slice(1)
      .filter(({ kind }) => kind === 'floorCovering')
      .map((covering) => ruleBreak('FloorCoveringPlace', covering, {})),
    ...belowRib.map((component) => ruleBreak('BelowRibPanel', component, {})),
  ]
}

function checkFrames(components: readonly Component[], side: Side): ConstructionBreak[] {
  const frames = components.filter(({ kind }) => kind === 'frame')
  return [
    ...frames.flatMap((frame) => checkFrameType(frame, side)),
    ...frames.slice(mostFrames(side)).map((frame) => ruleBreak('FrameOnSide', frame, {})),
  ]
}

function checkFrameType(component: Component, side: Side): ConstructionBreak[] {
  if (component.kind !== 'frame') return []
  const { productType } = component
  return productType === FRAME_OF_SIDE[side] || productType === 'Frame'
    ? []
    : [ruleBreak('WrongFrameForSide', component, { frame: productType, side })]
}

function checkValues(component: Component): ConstructionBreak[] {
  const breaks: ConstructionBreak[] = []
  const { kind } = component
  for (const property of numbersOf(kind)) {
    const value = property.field.read(component)
    const range = rangeOf(component, property)
    if (value === undefined || (value >= range.min && value <= range.max)) continue
    const { key, unit } = property
    const frameType = component.kind === 'frame' ? component.frameType : null
    const params = { found: 'standing', kind, frameType, property: key, value, ...range, unit } as const
    breaks.push(ruleBreak('OutOfRange', component, params))
  }
  if (component.kind === 'frame' && component.isDepthLinked) {
    if (component.totalCavityDepth_mm !== component.depthOfBeam_mm) {
      breaks.push(ruleBreak('DepthNotLinked', component, {}))
    }
  }
  if ('insulation' in component && !component.insulation.isEnabled && component.insulation.thickness_mm > 0) {
    breaks.push(ruleBreak('InsulationOff', component, {}))
  }
  return breaks
}
