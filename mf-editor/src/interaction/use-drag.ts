import { useCallback, useEffect, useRef, type PointerEvent } from 'react'
import { useEditor } from '../editor-context'
import type { Surface } from './interaction'

interface Track {
  readonly surface: Surface
  readonly axis: 'x' | 'y'
  /** The faces of the components along the axis, first to last, px of the window. */
  readonly edges_px: () => readonly number[]
}

/**
 * Follows the pointer from a press on a component until it is released. A finger scrolls instead; the menu and the
 * arrow keys with Alt move a component without dragging.
 *
 * No drag-and-drop library does this: the native drag of HTML (pragmatic-drag-and-drop) does not start on an SVG
 * element, and the pointer sensor of dnd-kit lets other keys through during a drag and misses a button that is
 * released outside the window. Which of the places the rules allow is nearest would be ours in either case.
 */
export function useDrag(track: Track) {
  const { interaction } = useEditor()
  const current = useRef(track)
  useEffect(() => {
    current.current = track
  })
  const stop = useRef(() => undefined as void)
  useEffect(
    () => () => {
      stop.current()
      interaction.send({ kind: 'cancelled' })
    },
    [interaction],
  )

  // A stable callback, so that memoised rows do not render again.
  return useCallback(
    (componentId: string, event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || isControl(event.target)) return
      stop.current()
      const along = (pointer: { readonly clientX: number; readonly clientY: number }) =>
        current.current.axis === 'x' ? pointer.clientX : pointer.clientY
      const isDragging = () => interaction.state.getState().name === 'dragging'
      const end = (kind: 'released' | 'cancelled') => {
        stop.current()
        if (isDragging()) ignoreClick()
        interaction.send({ kind })
      }
      const stops = [
        listen('pointermove', (moved) => {
          // The button was released in another window.
          if (moved.buttons === 0) return end('cancelled')
          interaction.send({ kind: 'moved', at_px: along(moved), edges_px: current.current.edges_px() })
        }),
        listen('pointerup', () => end('released')),
        listen('pointercancel', () => end('cancelled')),
        listen('blur', ({ target }) => {
          if (target === window) end('cancelled')
        }),
        listen('selectstart', (selecting) => selecting.preventDefault()),
        listen('keydown', (pressed) => {
          // No key may change the construction during a drag; Esc cancels it.
          if (!isDragging()) return
          pressed.preventDefault()
          pressed.stopPropagation()
          if (pressed.key === 'Escape') end('cancelled')
        }),
      ]
      stop.current = () => stops.forEach((one) => one())
      const { surface } = current.current
      interaction.send({ kind: 'pressed', componentId, surface, at_px: along(event) })
    },
    [interaction],
  )
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('input, button:not([data-handle])') !== null

/** Listens on the window in the capture phase, before any element; returns the function that stops. */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
): () => void {
  window.addEventListener(type, handle, { capture: true })
  return () => window.removeEventListener(type, handle, { capture: true })
}

/** The browser sends a click after the release that ends a drag; it is not meant for what lies there. */
function ignoreClick(): void {
  const stop = listen('click', (click) => click.stopPropagation())
  window.setTimeout(stop, 0)
}
