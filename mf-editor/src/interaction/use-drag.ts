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
 * Follows the pointer from a press on a component until it is let go. A finger scrolls; for it, and without any
 * dragging, the menu and Alt with an arrow move a component.
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
      interaction.tell({ kind: 'cancelled' })
    },
    [interaction],
  )

  // The same function at every drawing, so that rows that did not change are not drawn anew.
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
        interaction.tell({ kind })
      }
      const stops = [
        listen('pointermove', (moved) => {
          // The button was let go where we did not hear of it: in another window.
          if (moved.buttons === 0) return end('cancelled')
          interaction.tell({ kind: 'moved', at_px: along(moved), edges_px: current.current.edges_px() })
        }),
        listen('pointerup', () => end('released')),
        listen('pointercancel', () => end('cancelled')),
        listen('blur', ({ target }) => {
          if (target === window) end('cancelled')
        }),
        listen('selectstart', (selecting) => selecting.preventDefault()),
        listen('keydown', (pressed) => {
          // What is dragged does not change under the hand: no key but Esc means anything.
          if (!isDragging()) return
          pressed.preventDefault()
          pressed.stopPropagation()
          if (pressed.key === 'Escape') end('cancelled')
        }),
      ]
      stop.current = () => stops.forEach((one) => one())
      const { surface } = current.current
      interaction.tell({ kind: 'pressed', componentId, surface, at_px: along(event) })
    },
    [interaction],
  )
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('input, button:not([data-handle])') !== null

/** Hears the window before anything in it does; answers the way to stop. */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
): () => void {
  window.addEventListener(type, hear, { capture: true })
  return () => window.removeEventListener(type, hear, { capture: true })
}

/** Letting go of what was dragged is no click on what lies there. */
function ignoreClick(): void {
  const stop = listen('click', (click) => click.stopPropagation())
  window.setTimeout(stop, 0)
}
