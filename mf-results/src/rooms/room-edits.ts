import type { Project, RemoteHost, RoomsSetting } from '@soundleaf/contracts'
import type { Action } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { firstRooms } from './usual-rooms'

interface Change {
  readonly before: RoomsSetting | null
  readonly after: RoomsSetting | null
}

interface Changes {
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
}

const NOTHING: Changes = { done: [], undone: [] }

/** What was changed in this page, by the id of the construction, which a project has before its first save. */
const changes = new Map<string, Changes>()

export interface RoomEdits {
  /** What the project says of its rooms, or usual ones before anybody says anything. */
  readonly rooms: RoomsSetting
  readonly isOwn: boolean
  /** All of them at once. */
  readonly put: (rooms: RoomsSetting) => void
  readonly change: (part: Partial<RoomsSetting>) => void
  readonly undo: Action
  readonly redo: Action
  /** Takes the rooms out of the project. */
  readonly clear: Action
}

/** The rooms of the project and what a person can do about them; a change that something else overtook is not undone. */
export function roomEdits({ events }: Pick<RemoteHost<'results'>, 'events'>, project: Project): RoomEdits {
  const key = project.structures[0]?.structureId ?? project.projectId
  const held = project.rooms ?? null
  const rooms = held ?? firstRooms(project)
  const { done, undone } = changes.get(key) ?? NOTHING
  const isHeld = (state: RoomsSetting | null | undefined) => JSON.stringify(state) === JSON.stringify(held)
  const last = isHeld(done.at(-1)?.after) ? done.at(-1) : undefined
  const next = isHeld(undone.at(-1)?.before) ? undone.at(-1) : undefined

  function put(state: RoomsSetting | null, now: Changes): void {
    changes.set(key, now)
    const shown = events.last('shell/project-changed')
    events.publish('results/rooms-edited', {
      projectId: project.projectId,
      rooms: state,
      baseEdit: shown === undefined || shown.project === null ? 0 : shown.edit,
    })
  }

  const make = (after: RoomsSetting | null) =>
    put(after, { done: [...(last === undefined ? [] : done), { before: held, after }], undone: [] })

  return {
    rooms,
    isOwn: held !== null,
    put: make,
    change: (part) => make({ ...rooms, ...part }),
    undo: {
      id: 'undo',
      label: t('rooms.undo'),
      keys: 'undo',
      isAllowed: last !== undefined,
      run: () =>
        last && put(last.before, { done: done.slice(0, -1), undone: [...(next ? undone : []), last] }),
    },
    redo: {
      id: 'redo',
      label: t('rooms.redo'),
      keys: 'redo',
      isAllowed: next !== undefined,
      run: () =>
        next && put(next.after, { done: [...(last ? done : []), next], undone: undone.slice(0, -1) }),
    },
    clear: { id: 'clear', label: t('rooms.clear'), isAllowed: held !== null, run: () => make(null) },
  }
}
