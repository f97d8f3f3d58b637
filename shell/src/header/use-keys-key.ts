import { useEffect } from 'react'

/** `?` shows the list of keys, unless it is typed into a field, or a dialog is open, or the page has taken it. */
export function useKeysKey(show: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return
      const { target } = event
      const isTyped =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]')
      if (!isTyped) show()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [show])
}
