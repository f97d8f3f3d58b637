/**
 * Takes what an identity provider sent the person back with out of the address bar and the history, before any other code
 * could read it: the query of the first page. Null when the address has nothing of the kind.
 */
export function takeSignOnAnswer(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  // Read once: the address below changes it.
  const { search, pathname } = location
  const query = new URLSearchParams(search)
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'))
  if (pathname !== '/' || !isAnswer) return null
  history.replaceState(history.state, '', '/')
  return search
}
