import {
  ruleText,
  toWire,
  type Component,
  type Construction,
  type NumberKey,
  type RuleBreak,
} from '@soundleaf/construction'
import type { EventBus, Outcome, ProjectChanged, SessionView, Toast, Topics } from '@soundleaf/contracts'
import { NO_MARKS, type LayerMarks } from '@soundleaf/drawing'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clipboard } from './clipboard'
import { answerMarks } from './marks'
import { foldProject } from './fold-project'
import { redone, stepped, undone, type History } from './history'
import type { OpenDocument } from './open-document'
import { contentOf, type VariantChange } from './variants'

/** A number of a component. */
export interface NumberPlace {
  readonly componentId: string
  readonly key: NumberKey
}

export interface EditorState {
  /** Null while no project is open. */
  readonly document: OpenDocument | null
  /** Why the open project's construction cannot be shown, or null. */
  readonly unreadable: string | null
  readonly selectedId: string | null
  /** What the last calculation says of the layers. */
  readonly answered: LayerMarks
  /** The number whose entry was refused or limited, until it is entered again or something else is done. */
  readonly mistyped: NumberPlace | null
  /** The copied component, as it was then; it can be pasted into any project that is opened here. */
  readonly copied: Component | null
}

type Change = (construction: Construction) => Outcome<Construction, RuleBreak>

/** The one place that changes the construction being edited. */
export interface DocumentStore {
  readonly state: StoreApi<EditorState>
  readonly select: (componentId: string | null) => void
  /** Changes the construction as one step and publishes it. A refusal is shown as a toast. */
  readonly edit: (label: string, change: Change) => boolean
  /** Adds, removes, names, moves or opens a variant, and publishes them; false where that cannot be. */
  readonly changeVariants: (change: VariantChange) => boolean
  /** Changes the construction as part of the last step. */
  readonly amend: (change: (construction: Construction) => Construction) => void
  readonly setMistyped: (number: NumberPlace | null) => void
  readonly copy: (component: Component) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Subscribes to the bus; returns the function that unsubscribes. */
  listen(): () => void
}

interface Host {
  readonly events: EventBus<'editor'>
  readonly session: Pick<SessionView, 'current'>
  toast(message: Toast): void
}

const CLOSED = {
  document: null,
  unreadable: null,
  selectedId: null,
  answered: NO_MARKS,
  mistyped: null,
} as const

export function createDocumentStore(host: Host, clipboard: Clipboard): DocumentStore {
  const { events } = host
  const state = createStore<EditorState>(() => ({
    ...CLOSED,
    copied: clipboard.of(host.session.current()),
  }))

  const select = (componentId: string | null) => {
    if (state.getState().selectedId === componentId) return
    state.setState({ selectedId: componentId, mistyped: null })
    events.publish('editor/component-selected', { componentId })
  }

  const keepSelection = () => {
    const { document, selectedId } = state.getState()
    const isThere = document?.history.present.components.some(({ id }) => id === selectedId) ?? false
    if (selectedId !== null && !isThere) select(null)
  }

  /** Shows and publishes a changed history. */
  const commit = (document: OpenDocument, history: History) => {
    if (history === document.history) return
    state.setState({ document: { ...document, history }, mistyped: null })
    keepSelection()
    events.publish('editor/construction-edited', {
      projectId: document.projectId,
      construction: toWire(history.present),
      baseEdit: document.edit,
    })
  }

  const onProject = (change: ProjectChanged) => {
    const before = state.getState().document
    const folded = foldProject(before, change)
    if (folded.kind !== 'open') {
      state.setState({ ...CLOSED, unreadable: folded.kind === 'unreadable' ? folded.reason : null })
      events.publish('editor/component-selected', { componentId: null })
      return
    }
    const isNew = before?.opening !== folded.document.opening
    state.setState({ document: folded.document, unreadable: null, ...(isNew ? { answered: NO_MARKS } : {}) })
    keepSelection()
  }

  const onCalculation = (finished: Topics['results/calculation-finished']) => {
    const { document } = state.getState()
    // Results of another project, or of an older state of this one, do not apply to what is shown.
    if (document?.projectId !== finished.projectId || finished.edit < document.edit) return
    state.setState({ answered: answerMarks(finished, document.history.present) })
  }

  return {
    state,
    select,
    edit(label, change) {
      const { document } = state.getState()
      if (document === null) return false
      const changed = change(document.history.present)
      if (!changed.ok) {
        host.toast({ kind: 'error', text: ruleText(changed.failure) })
        return false
      }
      commit(document, stepped(document.history, label, changed.value))
      return true
    },
    changeVariants(change) {
      const { document } = state.getState()
      const next = document === null ? null : change(document)
      if (document === null || next === null) return false
      const isOther = next.opening !== document.opening
      state.setState({ document: next, mistyped: null, ...(isOther ? { answered: NO_MARKS } : {}) })
      keepSelection()
      events.publish('editor/variants-edited', {
        projectId: next.projectId,
        ...contentOf(next),
        baseEdit: next.edit,
      })
      return true
    },
    amend(change) {
      const { document } = state.getState()
      if (document === null) return
      const { history } = document
      const present = change(history.present)
      if (present !== history.present) commit(document, { ...history, present })
    },
    setMistyped: (mistyped) => state.setState({ mistyped }),
    copy(component) {
      clipboard.keep(component, host.session.current())
      state.setState({ copied: component })
    },
    undo() {
      const { document } = state.getState()
      if (document !== null) commit(document, undone(document.history))
    },
    redo() {
      const { document } = state.getState()
      if (document !== null) commit(document, redone(document.history))
    },
    listen() {
      const stops = [
        events.subscribe('shell/session-changed', (session) =>
          state.setState({ copied: clipboard.of(session) }),
        ),
        events.subscribe('shell/project-changed', onProject),
        events.subscribe('results/calculation-finished', onCalculation),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}
