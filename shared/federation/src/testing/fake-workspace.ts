import type { ChangeOrigin, Project } from '@soundleaf/contracts'
import type { WholeBus } from '@soundleaf/event-bus'
import { newProject } from './sample-projects'

export interface FakeWorkspace {
  open(project: Project | null, origin?: ChangeOrigin): void
}

/** The open project as the shell keeps it: folds edits in, counts them, publishes the change. */
export function fakeWorkspace(
  bus: WholeBus,
  find: (projectId: string) => Project | undefined,
): FakeWorkspace {
  const events = bus.for('shell')
  let project: Project | null = null
  let edit = 0

  const publish = (origin: ChangeOrigin) => {
    events.publish('shell/project-changed', project === null ? { project } : { project, edit, origin })
  }
  const fold = (projectId: string, change: Partial<Project>, origin: ChangeOrigin) => {
    if (project?.projectId !== projectId) return
    project = { ...project, ...change }
    edit += 1
    publish(origin)
  }
  const open = (next: Project | null, origin: ChangeOrigin = 'opened') => {
    project = next
    edit = 0
    publish(origin)
  }

  events.subscribe('editor/construction-edited', ({ projectId, construction }) =>
    fold(projectId, { structures: [construction] }, 'editor'),
  )
  events.subscribe('editor/variants-edited', ({ projectId, structures, variants }) =>
    fold(projectId, { structures, variants }, 'editor'),
  )
  events.subscribe('results/field-values-edited', ({ projectId, fieldValues }) =>
    fold(projectId, { fieldValues }, 'results'),
  )
  events.subscribe('results/rooms-edited', ({ projectId, rooms }) => {
    if (rooms === null && project?.projectId === projectId) project = withoutRooms(project)
    fold(projectId, rooms === null ? {} : { rooms }, 'results')
  })
  events.subscribe('projects/open-requested', ({ projectId }) => open(find(projectId) ?? null))
  events.subscribe('projects/new-requested', ({ name, type }) =>
    open(newProject(name, type) ?? null, 'created'),
  )
  events.subscribe('projects/deleted', ({ projectId }) => {
    if (project?.projectId === projectId) open(null)
  })
  return { open }
}

const withoutRooms = ({ rooms: _, ...project }: Project): Project => project
