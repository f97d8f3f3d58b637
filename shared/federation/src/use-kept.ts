import type { RemoteHost, SessionView } from '@soundleaf/contracts'
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'

/** In memory alone: a page that is loaded anew begins anew, as it is after a logout. */
const kept = new WeakMap<SessionView, Map<string, unknown>>()

/**
 * A state that is there again when the same person comes back to the page, in the units that it was typed in: a click on
 * another page, or another language, loses nothing that was typed.
 *
 * @param name of the state, unlike those of other remotes
 */
export function useKept<Value>(
  { session, units }: Pick<RemoteHost, 'session' | 'units'>,
  name: string,
  first: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const now = session.current()
  const key = now.signedIn ? JSON.stringify([now.email, units, name]) : null
  const [value, setValue] = useState<Value>(() => {
    const own = kept.get(session)
    // What stands under the name was kept by the same call of this function.
    return key !== null && own?.has(key) === true ? (own.get(key) as Value) : first
  })
  useEffect(() => {
    if (key === null) return
    const own = kept.get(session) ?? new Map<string, unknown>()
    kept.set(session, own.set(key, value))
  }, [session, key, value])
  return [value, setValue]
}
