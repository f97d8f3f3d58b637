import type { Activity, OpenSocket, ShellClient } from '@soundleaf/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from './session'

const RETRY_MS = 5000

interface ActivityPort {
  readonly session: Pick<Session, 'store'>
  readonly client: Pick<ShellClient, 'follow'>
  /** Loads the code of the connection: after the login, so that the login page does without it. */
  readonly load: () => Promise<OpenSocket>
  /** Listens to what the person does with the page, and to its end. */
  readonly listen: (event: 'pointerdown' | 'keydown' | 'pagehide', listener: () => void) => void
}

/**
 * One realtime connection per tab for as long as somebody is signed in. Nothing depends on it. The store holds who of
 * the team is online.
 */
export function keepActivity({ session, client, load, listen }: ActivityPort): StoreApi<readonly string[]> {
  const people = createStore<readonly string[]>()(() => [])
  let activity: Activity | null = null
  /** Counts logins, so that code that loads late does not connect for one that has ended. */
  let login = 0

  async function begin() {
    const own = ++login
    const open = await load().catch(() => null)
    if (own !== login) return
    if (open === null) setTimeout(() => own === login && void begin(), RETRY_MS)
    else activity = client.follow(open, (there) => people.setState(there, true))
  }

  function end() {
    login += 1
    activity?.leave()
    activity = null
    people.setState([], true)
  }

  const update = (isIn: boolean, wasIn: boolean) => {
    if (isIn && !wasIn) void begin()
    if (!isIn && wasIn) end()
  }
  session.store.subscribe((now, before) => update(now.status === 'signed-in', before.status === 'signed-in'))

  listen('pointerdown', () => activity?.active())
  listen('keydown', () => activity?.active())
  listen('pagehide', end)
  return people
}
