import { useEffect } from 'react'
import { useEditor } from '../editor-context'
import { historyKey } from './editor-keys'

/** Where text is written, Ctrl+Z is the text's; a number field commits, so there it is the construction's. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return (isText && target.getAttribute('role') !== 'spinbutton') || target.isContentEditable
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog][aria-modal=true]') !== null

/** Ctrl+Z and Ctrl+Shift+Z while the editor is on the page. */
export function useHistoryKeys(): void {
  const { commands } = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = historyKey(event)
      if (action === null || event.defaultPrevented || isWriting(event.target) || isInDialog(event.target))
        return
      event.preventDefault()
      commands[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [commands])
}
