import { pressedAction } from '@soundleaf/ui'
import { useEffect } from 'react'
import { useEditor } from '../editor-context'
import { historyActions } from './editor-actions'

/** Where text is written, Ctrl+Z is the text's. The fields of a layer commit, so there it is the construction's. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const commits = target.getAttribute('role') === 'spinbutton' || target.dataset.commits !== undefined
  return (isText && !commits) || target.isContentEditable
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog][aria-modal=true]') !== null

/** Undo and redo by key, wherever the focus is while the editor is on the page. */
export function useHistoryKeys(): void {
  const editor = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(event.target) || isInDialog(event.target)) return
      const { document } = editor.store.state.getState()
      const action = pressedAction(historyActions(editor, document?.history), event)
      if (action === undefined) return
      event.preventDefault()
      if (action.isAllowed) action.run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor])
}
