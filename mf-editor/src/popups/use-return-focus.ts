import { useEffect, useRef } from 'react'
import { focusTabStop } from '../drawing/use-drawing-keys'
import { useEditor } from '../editor-context'

/**
 * Returns the focus to what had it before a popup opened. Where that is gone (the component was deleted), the drawing
 * takes it, so that the keyboard is never lost.
 */
export function useReturnFocus(isOpen: boolean): void {
  const { drawing } = useEditor()
  const before = useRef<HTMLElement | SVGElement | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (!isLost) return
      if (before.current?.isConnected) before.current.focus()
      else focusTabStop(drawing)
    }
  }, [isOpen, drawing])
  useEffect(() => {
    // Noted only while nothing is open: a popup that opens has already taken the focus.
    if (isOpen) return
    const note = ({ target }: FocusEvent) => {
      before.current = target instanceof HTMLElement || target instanceof SVGElement ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isOpen])
}
