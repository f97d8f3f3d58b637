export interface ResetLink {
  readonly email: string
  readonly token: string
}

/**
 * Takes token and email of a reset link out of the address bar and the history, before anything else runs
 * (decision 16). Null when the address is none or one of the two is missing.
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
  return email && token ? { email, token } : null
}
