import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it before a popup opened. Where that is gone (the component was deleted), the
 * layer that is selected now gets it, so that the keyboard is never lost.
 */
export function useReturnFocus(isOpen: boolean): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (!lost) return
      const target = before.current?.isConnected ? before.current : selectedLayer()
      if (target instanceof HTMLElement || target instanceof SVGElement) target.focus()
    }
  }, [isOpen])
  useEffect(() => {
    // What has the focus is noted while nothing is open: when a popup opens it has taken the focus already.
    if (isOpen) return
    const note = () => {
      before.current = document.activeElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isOpen])
}

const selectedLayer = () => document.querySelector('g[role=option][aria-selected=true]')
