import { blankGlazingSpace, blankPane } from './blank'
import type { Component, Construction, Panel } from './construction'
import { ruleBreak, type ConstructionBreak } from './rule-break'
import { copyOf } from './wire/product'

/** Whether a construction is glazing: a façade of panes, with a space between each two, and no massive element. */
export function isWindow({ type, components }: Pick<Construction, 'type' | 'components'>): boolean {
  return (
    type === 'Facade' && components.length > 0 && components.every(({ kind }) => kind !== 'massiveElement')
  )
}

/** How many components a pane more brings: itself and its space. */
export const PER_PANE = 2

/** The rules of a window: panes and the spaces between them take turns, from pane to pane. */
export function checkWindow({ components }: Construction): ConstructionBreak[] {
  const strangers = components.filter(({ kind }) => kind !== 'panel' && kind !== 'cavity')
  if (strangers.length > 0)
    return strangers.map((component) => ruleBreak('NotInThisStructure', component, { orientation: 'wall' }))
  const wanted = (at: number) => (at % 2 === 0 ? 'panel' : 'cavity')
  const misplaced = components.find(({ kind }, at) => kind !== wanted(at))
  if (misplaced !== undefined) return [ruleBreak('PanesAndSpaces', misplaced, {})]
  const last = components.at(-1)
  return last?.kind === 'cavity' ? [ruleBreak('PanesAndSpaces', last, {})] : []
}

/** One pane more at an end, with the space that parts it from the others. */
export function withPaneAtEnd(
  components: readonly Component[],
  isBefore: boolean,
  newId: () => string,
): readonly Component[] {
  const [pane, space] = [blankPane(newId), blankGlazingSpace(newId)]
  return isBefore ? [pane, space, ...components] : [...components, space, pane]
}

/** A copy of a pane behind another one, with a space like the one that is there; at the end where that is no pane. */
export function withCopyOfPane(
  { components }: Construction,
  pane: Panel,
  afterId: string | null,
  newId: () => string,
): readonly Component[] {
  const at = components.findIndex(({ id, kind }) => id === afterId && kind === 'panel')
  const behind = at < 0 ? components.length - 1 : at
  const like = components[behind + 1] ?? components[behind - 1]
  const copy = copyOf(pane, newId())
  const space = like?.kind === 'cavity' ? copyOf(like, newId()) : blankGlazingSpace(newId)
  return components.toSpliced(behind + 1, 0, space, copy)
}

/** Whether a pane can be taken out: one is left. */
export function canLosePane({ components }: Construction): boolean {
  return components.filter(({ kind }) => kind === 'panel').length > 1
}

/** Without a pane, and without the space that nothing would end. */
export function withoutPane({ components }: Construction, paneId: string): readonly Component[] {
  const at = components.findIndex(({ id }) => id === paneId)
  // The space goes that lies before it; of the first pane the one behind it.
  return components.toSpliced(Math.max(at - 1, 0), PER_PANE)
}
