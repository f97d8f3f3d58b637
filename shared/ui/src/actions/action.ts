import { isPressed, type Pressed, type ShortcutId } from './shortcuts'

/** Something a person can do. Buttons, menus, tooltips and keys are made of it. */
export interface Action {
  readonly id: string
  readonly label: string
  readonly keys?: ShortcutId
  /** Whether it can be done now. */
  readonly isAllowed: boolean
  readonly run: () => void
}

/**
 * The action whose key was pressed, allowed or not: a key that is ours does not go on to the browser. Undefined for a
 * key that belongs to none of them.
 */
export const pressedAction = <Row extends Action>(
  actions: readonly Row[],
  pressed: Pressed,
): Row | undefined => actions.find(({ keys }) => keys !== undefined && isPressed(keys, pressed))
