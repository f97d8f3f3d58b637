import type { Defer } from '../domain/defer'
import type { PresenceGroup, PresenceStore } from '../domain/session/presence'
import { countInRoom, roomOf, type ActivitySockets } from './sockets'

/** Changes within this time are announced together. */
const MIN_DELAY_MS = 100
/** Each page of a group is sent all its addresses, some 40 bytes each: a megabyte per second at most. */
const ADDRESSES_PER_MS = 25

/** How long changes are collected before they are announced to so many pages. */
export function announcementDelay(pages: number): number {
  return Math.max(MIN_DELAY_MS, pages ** 2 / ADDRESSES_PER_MS)
}

interface Announcement {
  readonly timer: NodeJS.Timeout
  /** Outdated: there was another change after the query had started. */
  state: 'waiting' | 'querying' | 'outdated'
}

/** Tells the pages of a group who is online. Each process reads that itself and tells its own pages. */
export interface PresenceAnnouncer {
  /** Somebody has come or gone; also notifies the other processes. */
  announce(group: PresenceGroup): void
  /** Announces a group again with the next `retry`, because something failed. */
  postpone(group: PresenceGroup): void
  retry(): void
  stop(): void
}

export function presenceAnnouncer(
  io: ActivitySockets,
  {
    presence,
    run,
    hasOtherProcesses,
  }: { readonly presence: PresenceStore; readonly run: Defer; readonly hasOtherProcesses: boolean },
): PresenceAnnouncer {
  const announcements = new Map<string, Announcement>()
  const postponed = new Map<string, PresenceGroup>()

  function announceHere(group: PresenceGroup): void {
    const room = roomOf.group(group)
    const pages = countInRoom(io, room)
    const current = announcements.get(room)
    // Only one query at a time: of two concurrent ones the older result might be sent last.
    if (current?.state === 'querying') current.state = 'outdated'
    if (current !== undefined || pages === 0) return
    const announcement: Announcement = {
      state: 'waiting',
      timer: setTimeout(() => {
        announcement.state = 'querying'
        run(() => send(group, room, announcement))
      }, announcementDelay(pages)),
    }
    announcements.set(room, announcement)
  }

  async function send(group: PresenceGroup, room: string, announcement: Announcement): Promise<void> {
    try {
      io.local.to(room).emit('presence', { people: await presence.listOnline(group) })
    } catch (error) {
      postponed.set(room, group)
      throw error
    } finally {
      announcements.delete(room)
      if (announcement.state === 'outdated') announceHere(group)
    }
  }

  function announce({ id, teamId }: PresenceGroup): void {
    // Callers pass accounts; no more of them than this is sent to other processes.
    const group = { id, teamId }
    announceHere(group)
    if (hasOtherProcesses) io.serverSideEmit('groupChanged', group)
  }

  io.on('groupChanged', announceHere)
  return {
    announce,
    postpone: (group) => void postponed.set(roomOf.group(group), group),
    retry() {
      const groups = [...postponed.values()]
      postponed.clear()
      groups.forEach(announce)
    },
    stop() {
      for (const { timer } of announcements.values()) clearTimeout(timer)
    },
  }
}
