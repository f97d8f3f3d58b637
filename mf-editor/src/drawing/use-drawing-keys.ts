import { canDuplicate, canRemove, isFixed, orientation, type Construction } from '@soundleaf/construction'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { placeOf, useConstruction, useEditor, useEditorState } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { drawingKey, type KeyAction } from '../keyboard/editor-keys'

/** Keys that do something with one layer. */
const ABOUT_ONE: ReadonlySet<KeyAction['kind']> = new Set([
  'properties',
  'picker',
  'menu',
  'copy',
  'move',
  'duplicate',
  'remove',
])

/** The keyboard of the drawing; the focus follows the selection while it is in there. */
export function useDrawingKeys(drawing: RefObject<SVGSVGElement | null>) {
  const editor = useEditor()
  const selectedId = useEditorState((state) => state.selectedId)

  const layerPlace = (id: string): Place | null => {
    const layer = layerOf(drawing.current, id)
    return layer === null ? null : placeOf(layer)
  }

  const construction = useConstruction()
  // A layer that a key deletes or moves loses the focus, and so does an add button that goes with what it added; it is
  // given to what is selected then.
  useEffect(() => {
    const svg = drawing.current
    const isOurs = hasNothing() || (svg?.contains(document.activeElement) ?? false)
    if (isOurs && selectedId !== null) layerOf(svg, selectedId)?.focus()
  }, [drawing, selectedId, construction])

  const opening = useEditorState(({ document }) => document?.opening)
  useEffect(() => {
    // Where a project was just opened and nothing has the focus, the keys are the drawing's; at the latest when the
    // place that it is drawn in is shown.
    let frame = 0
    const take = () => {
      if (!hasNothing()) return
      focusOn(drawing.current)
      if (hasNothing()) frame = requestAnimationFrame(take)
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [drawing, opening])

  const act = (action: KeyAction, construction: Construction, focusedId: string | undefined) => {
    const { commands, interaction } = editor
    const { components } = construction
    // Where none is selected, a key is meant for the layer that has the focus.
    const selected = components.find(({ id }) => id === (selectedId ?? focusedId))
    if (selected !== undefined && ABOUT_ONE.has(action.kind)) commands.select(selected.id)
    const id = selected?.id ?? ''
    const place = selected === undefined ? null : layerPlace(id)
    switch (action.kind) {
      case 'walk':
        return commands.walk(action.step)
      case 'to-end':
        return commands.select((action.step < 0 ? components[0] : components.at(-1))?.id ?? null)
      case 'deselect':
        return commands.select(null)
      case 'help':
        return interaction.tell({ kind: 'keys-asked' })
      case 'properties':
        if (place !== null) interaction.tell({ kind: 'properties-asked', componentId: id, place })
        return
      case 'picker':
        if (place !== null) interaction.tell({ kind: 'picker-asked', componentId: id, place })
        return
      case 'menu':
        if (place !== null && selected !== undefined && !isFixed(selected))
          interaction.tell({ kind: 'menu-asked', componentId: id, place })
        return
      case 'copy':
        return commands.copy(id)
      case 'paste':
        return commands.paste()
      case 'move':
        if (selected !== undefined && !isFixed(selected)) commands.move(id, action.step)
        return
      case 'duplicate':
        if (canDuplicate(construction, id)) commands.duplicate(id)
        return
      case 'remove':
        if (canRemove(construction, id)) commands.remove(id)
    }
  }

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (construction === null || event.defaultPrevented) return
    const action = drawingKey(event, orientation(construction.type))
    if (action === null) return
    event.preventDefault()
    const focused = event.target instanceof Element ? event.target.closest('[data-component]') : null
    act(action, construction, focused?.getAttribute('data-component') ?? undefined)
  }
  return { onKeyDown, layerPlace, focus: () => focusOn(drawing.current) }
}

/** Whether nothing on the page has the focus. */
const hasNothing = () => document.activeElement === document.body

/** Gives the focus to the layer that Tab would give it to. */
const focusOn = (svg: SVGSVGElement | null) =>
  svg?.querySelector<SVGGElement>('[role=option][tabindex="0"]')?.focus({ preventScroll: true })

const layerOf = (svg: SVGSVGElement | null, id: string) =>
  svg?.querySelector<SVGGElement>(`[role=option][data-component="${id}"]`) ?? null
