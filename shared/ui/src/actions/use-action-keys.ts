import { useEffect, useEffectEvent } from 'react'
import { type Action, pressedAction } from './action'

/** Runs the actions by their keys, wherever the focus is. */
export function useActionKeys(actions: readonly Action[]): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = pressedAction(actions, event)
    if (action === undefined || event.defaultPrevented || isTyped(event)) return
    event.preventDefault()
    if (action.isAllowed) action.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** A key alone belongs to the field, the dialog or the menu that has the focus. */
const isTyped = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey) &&
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]') !== null
