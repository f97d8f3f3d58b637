/** As the server names it to providers (`callbackOf`). The first code of the page is small, and has no contract yet. */
const SIGN_ON_PATH = '/sign-on/'

/**
 * Takes what an identity provider sent the person back with out of the address bar and the history, before any other code
 * could read it: a path that tells the provider, and a query. Null when the address has nothing of the kind.
 */
export function takeSignOnAnswer(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  // Read once: the address below changes it.
  const { search, pathname } = location
  const query = new URLSearchParams(search)
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'))
  if (!pathname.startsWith(SIGN_ON_PATH) || !isAnswer) return null
  history.replaceState(history.state, '', '/')
  return pathname + search
}
