import type { WholeBus } from '@soundleaf/event-bus'
import { editorPath } from '../routes/editor-path'
import type { Navigation } from '../shell-context'
import type { Workspace } from '../workspace/workspace'

/** Applies what the remotes publish to the workspace. */
export function applyRemoteEvents(
  bus: WholeBus,
  workspace: Workspace,
  navigation: Pick<Navigation, 'go'>,
): void {
  const events = bus.for('shell')

  function toEditor() {
    const { open } = workspace.store.getState()
    if (open !== null) navigation.go(editorPath(open))
  }

  events.subscribe('editor/construction-edited', (edit) => workspace.foldConstruction(edit))
  events.subscribe('editor/variants-edited', (edit) => workspace.foldVariants(edit))
  events.subscribe('results/field-values-edited', (edit) => workspace.foldFieldValues(edit))
  events.subscribe('results/rooms-edited', (edit) => workspace.foldRooms(edit))
  events.subscribe('projects/deleted', ({ projectId }) => void workspace.forget(projectId))
  events.subscribe('projects/back-requested', toEditor)
  events.subscribe('projects/open-requested', ({ projectId }) => {
    void workspace.open(projectId).then((isOpen) => isOpen && toEditor())
  })
  events.subscribe('projects/new-requested', ({ name, type, template }) => {
    void workspace.create(name, type, template).then((isOpen) => isOpen && toEditor())
  })
}
