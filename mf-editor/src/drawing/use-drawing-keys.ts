import type { Construction } from '@soundleaf/construction'
import { pressedAction } from '@soundleaf/ui'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { drawingActions } from '../actions/editor-actions'
import { placeOf, useConstruction, useEditor, useEditorState } from '../editor-context'
import type { Place } from '../interaction/interaction'

/** The keyboard of the drawing; the focus follows the selection while it is in there. */
export function useDrawingKeys() {
  const editor = useEditor()
  const { drawing } = editor
  const selectedId = useEditorState((state) => state.selectedId)

  const layerPlace = (id: string): Place | null => {
    const layer = layerOf(drawing.current, id)
    return layer === null ? null : placeOf(layer)
  }

  const construction = useConstruction()
  // A layer that a key deletes or moves loses the focus, and so does an add button that disappears with what it added.
  // The selected layer takes the focus then.
  useEffect(() => {
    const svg = drawing.current
    const isOurs = isFocusLost() || (svg?.contains(document.activeElement) ?? false)
    if (isOurs && selectedId !== null) layerOf(svg, selectedId)?.focus()
  }, [drawing, selectedId, construction])

  const opening = useEditorState(({ document }) => document?.opening)
  useEffect(() => {
    // A project that was just opened gives the focus to the drawing, unless something else has it. The page may still
    // be hidden then, so this is tried until it works.
    let frame = 0
    const take = () => {
      if (!isFocusLost()) return
      focusTabStop(drawing)
      if (isFocusLost()) frame = requestAnimationFrame(take)
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [drawing, opening])

  /** What a key is for: the selected layer, or the one that has the focus where none is selected. */
  const targetOf = ({ components }: Construction, { target }: KeyboardEvent) => {
    const focused = target instanceof Element ? target.closest('[data-component]') : null
    const wantedId = selectedId ?? focused?.getAttribute('data-component')
    const component = components.find(({ id }) => id === wantedId)
    const place = component === undefined ? null : layerPlace(component.id)
    return component === undefined || place === null ? null : { component, place }
  }

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (construction === null || event.defaultPrevented) return
    const target = targetOf(construction, event)
    if (target === null) return
    const hasCopy = editor.store.state.getState().copied !== null
    const action = pressedAction(drawingActions(editor, { construction, ...target, hasCopy }), event)
    if (action === undefined) return
    event.preventDefault()
    if (action.isAllowed || action.saysWhyNot) action.run()
  }
  return { onKeyDown, layerPlace }
}

/** Whether nothing on the page has the focus. */
const isFocusLost = () => document.activeElement === document.body

/** Gives the focus to the layer that Tab would give it to. */
export const focusTabStop = (drawing: RefObject<SVGSVGElement | null>) =>
  drawing.current?.querySelector<SVGGElement>('[role=option][tabindex="0"]')?.focus({ preventScroll: true })

const layerOf = (svg: SVGSVGElement | null, id: string) =>
  svg?.querySelector<SVGGElement>(`[role=option][data-component="${id}"]`) ?? null
