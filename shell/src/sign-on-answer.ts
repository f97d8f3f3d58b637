/**
 * Takes what an identity provider sent the person back with out of the address bar and the history, before any other code
 * could read it: the query of the first page. Null when the address has nothing of the kind.
 */
export function takeSignOnAnswer(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  const query = new URLSearchParams(location.search)
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'))
  if (location.pathname !== '/' || !isAnswer) return null
  history.replaceState(history.state, '', '/')
  return location.search
}
