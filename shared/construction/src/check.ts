import { FRAME_OF_SIDE } from './add'
import type { Component, ComponentKind, Construction, Side } from './construction'
import { coreKinds, partsOf, type Parts } from './core'
import { numberText } from './entry'
import { kindLabel, orientation } from './names'
import { NUMBER_FIELDS } from './number-field'
import { PROPERTY_TABLE, rangeOf } from './property-table'
import { MAX_COMPONENTS, ruleBreak, type RuleBreak } from './rule-break'

/**
 * Every rule that a construction breaks, those of order and place before those of values; empty when it is sound. The
 * editor never makes one that is not; the server refuses what is not (CMP-11).
 */
export function check(construction: Construction): readonly RuleBreak[] {
  return [...checkPlaces(construction), ...construction.components.flatMap(checkValues)]
}

/** The rules of order and place alone: a value out of its range does not keep a component from its place. */
export function checkPlaces(construction: Construction): readonly RuleBreak[] {
  const parts = partsOf(construction)
  return [
    ...checkCount(construction),
    ...checkCore(construction, parts),
    ...(orientation(construction.type) === 'wall' ? checkWall(parts) : checkFloor(construction, parts)),
  ]
}

function checkCount({ components }: Construction): RuleBreak[] {
  const seen = new Set<string>()
  const repeated = components.filter(({ id }) => seen.size === seen.add(id).size)
  return [
    ...repeated.map((component) => ruleBreak('SameId', component, 'another component has the same id.')),
    ...components
      .slice(MAX_COMPONENTS)
      .map((component) =>
        ruleBreak(
          'TooManyComponents',
          component,
          `a construction holds at most ${MAX_COMPONENTS} components.`,
        ),
      ),
  ]
}

function checkCore({ type, components }: Construction, { before, core, after }: Parts): RuleBreak[] {
  const wanted = coreKinds(type)
  const inside = core.filter(({ kind }) => !wanted.includes(kind))
  const found = core.filter(({ kind }) => wanted.includes(kind))
  const isRight = found.length === wanted.length && found.every(({ kind }, index) => kind === wanted[index])
  const breaks = inside.map((component) =>
    ruleBreak('InsideCore', component, 'it has no place among the fixed components of this structure.'),
  )
  if (!isRight) {
    const stranger = found.find(({ kind }, index) => kind !== wanted[index]) ?? components[0] ?? null
    const named = wanted.map((kind) => CORE_NAMES[kind]).join(', ')
    breaks.push(ruleBreak('WrongCore', stranger, `this structure is built on: ${named}.`))
  } else if (type === 'LightweightFrameWall' && ![before, after].every((side) => side.some(isFixedPanel))) {
    breaks.push(ruleBreak('WrongCore', core[0] ?? null, 'it needs its fixed panel on both sides.'))
  }
  return breaks
}

const CORE_NAMES: Readonly<Record<ComponentKind, string>> = {
  massiveElement: 'massive element',
  cavity: 'cavity',
  ribPanel: 'rib panel',
  frame: 'fixed wall frame',
  panel: 'panel',
  impactBoard: 'impact board',
  floorCovering: 'floor covering',
}

function isFixedPanel(component: Component): boolean {
  return component.kind === 'panel' && component.isFlaggedFixed
}

function checkWall({ before, core, after }: Parts): RuleBreak[] {
  return [
    ...[...before, ...after]
      .filter(({ kind }) => kind !== 'panel' && kind !== 'frame')
      .map((component) => ruleBreak('NotInThisStructure', component, 'it has no place in this wall.')),
    ...checkFrames(before, 'left'),
    ...core.flatMap((component) => checkFrameType(component, 'left')),
    ...checkFrames(after, 'right'),
  ]
}

const FLOOR_KINDS: readonly ComponentKind[] = ['panel', 'frame', 'impactBoard', 'floorCovering']

function checkFloor({ components }: Construction, { before, core, after }: Parts): RuleBreak[] {
  const boards = components.filter(({ kind }) => kind === 'impactBoard')
  const belowRib = core.some(({ kind }) => kind === 'ribPanel') ? after : []
  return [
    ...[...before, ...after]
      .filter(({ kind }) => !FLOOR_KINDS.includes(kind))
      .map((component) => ruleBreak('NotInThisStructure', component, 'it has no place in this floor.')),
    ...checkFrames(before, 'above'),
    ...checkFrames(after, 'below'),
    ...boards
      .filter((board) => !before.includes(board))
      .map((board) => ruleBreak('ImpactBoardPlace', board, 'it lies above the massive element.')),
    ...boards
      .slice(2)
      .map((board) => ruleBreak('TooManyImpactBoards', board, 'a floor has at most two impact boards.')),
    ...components
      .slice(1)
      .filter(({ kind }) => kind === 'floorCovering')
      .map((covering) => ruleBreak('FloorCoveringPlace', covering, 'it lies on top of everything else.')),
    ...belowRib.map((component) => ruleBreak('BelowRibPanel', component, 'nothing hangs below a rib panel.')),
  ]
}

function checkFrames(components: readonly Component[], side: Side): RuleBreak[] {
  const frames = components.filter(({ kind }) => kind === 'frame')
  return [
    ...frames.flatMap((frame) => checkFrameType(frame, side)),
    ...frames.slice(1).map((frame) => ruleBreak('FrameOnSide', frame, 'there is another frame on its side.')),
  ]
}

function checkFrameType(component: Component, side: Side): RuleBreak[] {
  if (component.kind !== 'frame') return []
  const { productType } = component
  return productType === FRAME_OF_SIDE[side] || productType === 'Frame'
    ? []
    : [
        ruleBreak(
          'WrongFrameForSide',
          component,
          `a ${kindLabel(component).toLowerCase()} does not stand ${SIDE_WORDS[side]}.`,
        ),
      ]
}

const SIDE_WORDS: Readonly<Record<Side, string>> = {
  left: 'in a wall',
  right: 'in a wall',
  above: 'above the massive element',
  below: 'below the massive element',
}

function checkValues(component: Component): RuleBreak[] {
  const breaks: RuleBreak[] = []
  for (const property of PROPERTY_TABLE[component.kind]) {
    const value = NUMBER_FIELDS[property.key].read(component)
    const { min, max } = rangeOf(component, property)
    if (value === undefined || (value >= min && value <= max)) continue
    const unit = property.unit === '' ? '' : ` ${property.unit}`
    const range = `from ${numberText(min)} to ${numberText(max)}${unit}`
    const said = `${property.label.toLowerCase()} is ${numberText(value)}${unit}. Enter a value ${range}.`
    breaks.push(ruleBreak('OutOfRange', component, said))
  }
  if (component.kind === 'frame' && component.isDepthLinked) {
    if (component.totalCavityDepth_mm !== component.depthOfBeam_mm) {
      breaks.push(ruleBreak('DepthNotLinked', component, 'the cavity follows the depth of the beam.'))
    }
  }
  if ('insulation' in component && !component.insulation.isEnabled && component.insulation.thickness_mm > 0) {
    breaks.push(ruleBreak('InsulationOff', component, 'the insulation is switched off but has a thickness.'))
  }
  return breaks
}
