import {
  canDuplicate,
  canMove,
  canRemove,
  isFixed,
  orientation,
  type Component,
  type Construction,
} from '@soundleaf/construction'
import type { Action, ShortcutId } from '@soundleaf/ui'
import { redoLabel, undoLabel, type History } from '../document/history'
import type { Editor } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { t } from '../texts'

/** What the editor can do: the context menu, the keys of the drawing, buttons and their tooltips are made of these. */
export interface EditorAction extends Action {
  readonly keys: ShortcutId
  /** It takes something away. */
  readonly isDanger?: boolean
  /** A key runs it even while it is not allowed: the message of the refusal says why. */
  readonly saysWhyNot?: boolean
}

interface Target {
  readonly construction: Construction
  readonly component: Component
  /** Where to open what is about the component. */
  readonly place: Place
  readonly hasCopy: boolean
}

/** What can be done with one component, in the order of its menu. */
export function componentActions(editor: Editor, target: Target): readonly EditorAction[] {
  const { store, commands, interaction } = editor
  const { construction, component, place, hasCopy } = target
  const { id } = component
  const isWall = orientation(construction.type) === 'wall'
  /** A key may be for a component that has the focus and is not selected yet. */
  const selecting = (run: () => void) => () => {
    store.select(id)
    run()
  }
  return [
    {
      id: 'properties',
      label: t('action.properties'),
      keys: 'properties',
      isAllowed: true,
      run: selecting(() => interaction.send({ kind: 'properties-requested', componentId: id, place })),
    },
    {
      id: 'product',
      label: t('action.product'),
      keys: 'product',
      isAllowed: true,
      run: selecting(() => interaction.send({ kind: 'picker-requested', componentId: id, place })),
    },
    {
      id: 'sweep',
      label: t('action.sweep'),
      keys: 'sweep',
      isAllowed: true,
      run: selecting(() => interaction.send({ kind: 'sweep-requested', componentId: id })),
    },
    {
      id: 'move-back',
      label: isWall ? t('action.moveLeft') : t('action.moveUp'),
      keys: isWall ? 'moveLeft' : 'moveUp',
      isAllowed: canMove(construction, id, -1),
      saysWhyNot: !isFixed(component),
      run: selecting(() => commands.move(id, -1)),
    },
    {
      id: 'move-forward',
      label: isWall ? t('action.moveRight') : t('action.moveDown'),
      keys: isWall ? 'moveRight' : 'moveDown',
      isAllowed: canMove(construction, id, 1),
      saysWhyNot: !isFixed(component),
      run: selecting(() => commands.move(id, 1)),
    },
    {
      id: 'copy',
      label: t('action.copy'),
      keys: 'copy',
      isAllowed: true,
      run: selecting(() => commands.copy(id)),
    },
    { id: 'paste', label: t('action.paste'), keys: 'paste', isAllowed: hasCopy, run: commands.paste },
    {
      id: 'duplicate',
      label: t('action.duplicate'),
      keys: 'duplicate',
      isAllowed: canDuplicate(construction, id),
      run: selecting(() => commands.duplicate(id)),
    },
    {
      id: 'delete',
      label: t('action.delete'),
      keys: 'delete',
      isAllowed: canRemove(construction, id),
      isDanger: true,
      run: selecting(() => commands.remove(id)),
    },
  ]
}

/** Everything that a key of the drawing does, with the layer that it is for. */
export function drawingActions(editor: Editor, target: Target): readonly EditorAction[] {
  const { store, commands, interaction } = editor
  const { construction, component, place } = target
  const isWall = orientation(construction.type) === 'wall'
  const select = (one: Component | undefined) => store.select(one?.id ?? null)
  const always = { isAllowed: true }
  return [
    ...componentActions(editor, target),
    {
      id: 'menu',
      label: t('action.menu'),
      keys: 'menu',
      ...always,
      run: () => interaction.send({ kind: 'menu-requested', componentId: component.id, place }),
    },
    {
      id: 'previous',
      label: t('action.previous'),
      keys: isWall ? 'left' : 'up',
      ...always,
      run: () => commands.walk(-1),
    },
    {
      id: 'next',
      label: t('action.next'),
      keys: isWall ? 'right' : 'down',
      ...always,
      run: () => commands.walk(1),
    },
    {
      id: 'first',
      label: t('action.first'),
      keys: 'first',
      ...always,
      run: () => select(construction.components[0]),
    },
    {
      id: 'last',
      label: t('action.last'),
      keys: 'last',
      ...always,
      run: () => select(construction.components.at(-1)),
    },
    {
      id: 'deselect',
      label: t('action.deselect'),
      keys: 'deselect',
      ...always,
      run: () => store.select(null),
    },
    keysAction(editor),
  ]
}

export const keysAction = ({ interaction }: Pick<Editor, 'interaction'>): EditorAction => ({
  id: 'keys',
  label: t('action.keys'),
  keys: 'help',
  isAllowed: true,
  run: () => interaction.send({ kind: 'keys-requested' }),
})

interface HistoryAction extends EditorAction {
  readonly id: 'undo' | 'redo'
}

/** Undo and redo; each says what it would change. */
export function historyActions(
  { store }: Pick<Editor, 'store'>,
  history: History | undefined,
): readonly HistoryAction[] {
  const action = (id: 'undo' | 'redo', step: string | null) => ({
    id,
    label: step === null ? t(`action.${id}`) : t(`action.${id}.step`, { step }),
    keys: id,
    isAllowed: step !== null,
    run: store[id],
  })
  return [
    action('undo', history === undefined ? null : undoLabel(history)),
    action('redo', history === undefined ? null : redoLabel(history)),
  ]
}
