export interface ResetLink {
  readonly email: string
  readonly token: string
  /** The account begins to work with it. */
  readonly activates?: true
}

/**
 * Reads token and email of a reset link and removes them from the address bar and the history, before any other code
 * could read them. Null when the address is no reset link or one of the two is missing.
 */
export function takeResetLink(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): ResetLink | null {
  if (!/^\/reset-password\/?$/.test(location.pathname)) return null
  const query = new URLSearchParams(location.search)
  const email = query.get('email')
  const token = query.get('token')
  if (location.search !== '') history.replaceState(history.state, '', '/reset-password')
  if (!email || !token) return null
  return { email, token, ...(query.has('activates') && { activates: true as const }) }
}
