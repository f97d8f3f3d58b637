import type { Outcome } from '@soundleaf/contracts'
import { blankPanel } from './blank'
import type { Component, Construction, Side } from './construction'
import { orientation } from './names'
import { placedAt } from './place'
import { MAX_COMPONENTS, ruleBreak, type RuleBreak, type Unfinished } from './rule-break'

/**
 * What a construction lacks before it can be calculated, in the order of its components. Such a construction is sound
 * by `check`, because it is a step on the way to another: a frame comes before the panel on it.
 */
export function unfinished({ type, components }: Construction): readonly Unfinished[] {
  const [start, end] =
    orientation(type) === 'wall' ? (['left', 'right'] as const) : (['above', 'below'] as const)
  return components.flatMap((component, at) => {
    if (component.kind !== 'frame' && component.kind !== 'impactBoard') return []
    const [before, after] = [components[at - 1], components[at + 1]]
    // Between two that would touch, the panel is told of the first one.
    if (!isCarriedBy(component, before)) return [lacksPanel(component, start)]
    return after === undefined || isApartFrom(component, after) ? [lacksPanel(component, end)] : []
  })
}

/** Puts the missing panel in its place. */
export function finish(
  construction: Construction,
  { params: { side }, componentIds: [componentId] }: Unfinished,
  newId: () => string,
): Outcome<Construction, RuleBreak> {
  const { components } = construction
  if (components.length >= MAX_COMPONENTS)
    return { ok: false, failure: ruleBreak('TooManyComponents', null, { most: MAX_COMPONENTS }) }
  const at = components.findIndex(({ id }) => id === componentId)
  const isBefore = side === 'left' || side === 'above'
  return { ok: true, value: placedAt(construction, blankPanel(newId), isBefore ? at : at + 1) }
}

/** Whether something lies on the first face. A covering is a plate of its own on an impact board alone. */
function isCarriedBy(component: Component, before: Component | undefined): boolean {
  if (before === undefined) return false
  return before.kind !== 'floorCovering' || component.kind === 'impactBoard'
}

/** An impact board and the air of a frame do not touch. */
function isApartFrom(component: Component, after: Component): boolean {
  const isResilient = (one: Component) => one.kind === 'impactBoard'
  const isOpen = ({ kind }: Component) => kind === 'frame' || kind === 'cavity'
  return (isResilient(component) && isOpen(after)) || (isOpen(component) && isResilient(after))
}

function lacksPanel(component: Component, side: Side): Unfinished {
  return component.kind === 'impactBoard'
    ? ruleBreak('ImpactBoardUnfinished', component, { side })
    : ruleBreak('FrameUnfinished', component, { side })
}
