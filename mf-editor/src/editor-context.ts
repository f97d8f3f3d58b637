import { isWindow, type Component, type Construction } from '@soundleaf/construction'
import type { LayerMarks } from '@soundleaf/drawing'
import type { ViewProps } from '@soundleaf/federation'
import { createContext, useContext, useMemo, type RefObject } from 'react'
import { useStore } from 'zustand'
import { isGeneric, valueOf, type Catalogue, type CatalogueState } from './catalogue/catalogue'
import type { Commands } from './document/commands'
import { marksOf } from './document/marks'
import type { DocumentStore, EditorState } from './document/document-store'
import type { Interaction, Place } from './interaction/interaction'
import type { InteractionStore } from './interaction/interaction-store'

/** What every part of the editor works with. */
export interface Editor {
  readonly host: ViewProps<'editor'>['host']
  readonly store: DocumentStore
  readonly commands: Commands
  readonly catalogue: Catalogue
  readonly interaction: InteractionStore
  /** The section while it is on the page. */
  readonly drawing: RefObject<SVGSVGElement | null>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('Only parts of the editor can use its context.')
  return editor
}

export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditor().store.state, select)
}

export function useInteraction<Value>(select: (state: Interaction) => Value): Value {
  return useStore(useEditor().interaction.state, select)
}

export function useCatalogue<Value>(select: (state: CatalogueState) => Value): Value {
  return useStore(useEditor().catalogue.state, select)
}

/** The construction being edited, or null where no project is open. */
export function useConstruction(): Construction | null {
  return useEditorState(({ document }) => document?.history.present ?? null)
}

/** Whether a window is edited, whose spaces hold a gas and no insulation. */
export function useIsWindow(): boolean {
  return useEditorState(({ document }) => document !== null && isWindow(document.history.present))
}

/** What is said of the layers of the construction as it is now. */
export function useMarks(construction: Construction | null): LayerMarks {
  const answered = useEditorState((state) => state.answered)
  return useMemo(
    () => (construction === null ? answered : marksOf(construction, answered)),
    [construction, answered],
  )
}

export function useComponent(id: string | null): Component | null {
  return useEditorState(
    ({ document }) => document?.history.present.components.find((component) => component.id === id) ?? null,
  )
}

export function useSelected(): Component | null {
  return useComponent(useEditorState(({ selectedId }) => selectedId))
}

/** Whether a person may edit a component's values, which those of a manufacturer's product are not. */
export function useIsGeneric(component: Component): boolean {
  return useCatalogue(({ manufacturers }) => isGeneric(component.manufacturerId, valueOf(manufacturers)))
}

export function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
