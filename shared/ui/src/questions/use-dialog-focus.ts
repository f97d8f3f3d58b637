import { useCallback, useRef, useState } from 'react'

/** For each open dialog, where the focus was before it, the nearest first. */
const placesOf = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * Where the focus of a dialog begins, and where it goes when the dialog has closed. The library looks at both a frame
 * after the dialog is drawn. Who is in one of its fields by then stays there, or what they type would go elsewhere; and
 * the focus goes back to where it was before the dialog, not into what is gone.
 */
export function useDialogFocus(beginsOn: (content: HTMLElement) => HTMLElement | null) {
  const [places] = useState(focusNow)
  const dialog = useRef<HTMLElement | null>(null)
  const content = useCallback(
    (element: HTMLElement | null) => {
      dialog.current = element
      if (element !== null) placesOf.set(element, places)
    },
    [places],
  )
  return {
    content,
    initialFocusEl: () =>
      dialog.current && (dialog.current.querySelector<HTMLElement>(':focus') ?? beginsOn(dialog.current)),
    // Without one the library decides.
    finalFocusEl: () => places.find((place) => place.isConnected) ?? null,
  }
}

/** What has the focus, and where it would go if that went: a menu closes with its choice, a dialog with its answer. */
function focusNow(): HTMLElement[] {
  const element = document.activeElement
  if (!canFocus(element) || element === document.body) return []
  const menu = element.closest('[role=menu]')
  if (menu !== null) {
    const button = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    return button instanceof HTMLButtonElement ? [button] : []
  }
  const around = element.closest('[role=dialog], [role=alertdialog]')
  return [element, ...((around && placesOf.get(around)) ?? [])]
}

// The layers of a drawing are SVG, and take the focus as well.
const canFocus = (element: Element | null): element is HTMLElement => element !== null && 'focus' in element
