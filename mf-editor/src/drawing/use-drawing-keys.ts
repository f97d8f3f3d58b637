import type { Construction } from '@soundleaf/construction'
import { pressedAction } from '@soundleaf/ui'
import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react'
import { drawingActions, type EditorAction } from '../actions/editor-actions'
import { isField, isInOverlay } from '../actions/key-target'
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
  const targetOf = ({ components }: Construction, target: EventTarget | null) => {
    const focused = target instanceof Element ? target.closest('[data-component]') : null
    const wantedId = selectedId ?? focused?.getAttribute('data-component')
    const component = components.find(({ id }) => id === wantedId)
    const place = component === undefined ? null : layerPlace(component.id)
    return component === undefined || place === null ? null : { component, place }
  }

  /** The action of a key for its layer, whether it is allowed or not. */
  const actionOf = (event: KeyboardEvent | globalThis.KeyboardEvent): EditorAction | undefined => {
    const target = construction === null ? null : targetOf(construction, event.target)
    if (construction === null || target === null) return undefined
    const hasCopy = editor.store.state.getState().copied !== null
    return pressedAction(drawingActions(editor, { construction, ...target, hasCopy }), event)
  }

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.defaultPrevented) return
    const action = actionOf(event)
    if (action === undefined) return
    event.preventDefault()
    if (action.isAllowed || action.saysWhyNot) action.run()
  }

  // The button that added a layer keeps the focus, and the next key is for the layer all the same.
  const onKeyBeside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || isField(event.target) || isInOverlay(event.target)) return
    const action = actionOf(event)
    if (action === undefined || !isForLayer(action, event.target)) return
    event.preventDefault()
    if (isBesideDrawing(event.target) && selectedId !== null) layerOf(drawing.current, selectedId)?.focus()
    if (action.isAllowed || action.saysWhyNot) action.run()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyBeside)
    return () => window.removeEventListener('keydown', onKeyBeside)
  }, [])
  return { onKeyDown, layerPlace }
}

/** Enter is the button's that has the focus, and Esc closes what is open. */
const ON_LAYERS_ALONE: ReadonlySet<string> = new Set(['properties', 'menu', 'deselect', 'keys'])

/** Whether a key is for the selected layer though another element has the focus. */
function isForLayer({ id }: EditorAction, target: EventTarget | null): boolean {
  if (id === 'product') return true
  const isNear = target === document.body || isBesideDrawing(target) || isIn(target, '[data-layer-rows]')
  return isNear && !ON_LAYERS_ALONE.has(id) && !(id === 'copy' && isTextMarked())
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
const isBesideDrawing = (target: EventTarget | null) => isIn(target, '[data-stage]')
const isTextMarked = () => (window.getSelection()?.toString() ?? '') !== ''

/** Whether nothing on the page has the focus. */
const isFocusLost = () => document.activeElement === document.body

/** Gives the focus to the layer that Tab would give it to. */
export const focusTabStop = (drawing: RefObject<SVGSVGElement | null>) =>
  drawing.current?.querySelector<SVGGElement>('[role=option][tabindex="0"]')?.focus({ preventScroll: true })

const layerOf = (svg: SVGSVGElement | null, id: string) =>
  svg?.querySelector<SVGGElement>(`[role=option][data-component="${id}"]`) ?? null
