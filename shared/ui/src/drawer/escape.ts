import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `leave` on Esc, unless the key belongs to something else: a field that uses it stops it, and a menu or dialog
 * that lies above has the focus in it.
 */
export function useEscape(active: boolean, within: RefObject<Element | null>, leave: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Node)) return
    if (within.current?.contains(event.target) || event.target === document.body) leave()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}
