import { isGuid, type RoutePath } from '@soundleaf/contracts'

const PAGES: readonly string[] = [
  '/',
  '/signup',
  '/reset-password',
  '/projects',
  '/profile',
  '/editor',
  '/print',
] satisfies RoutePath[]

/** Whether a path leads to a page of ours. The types say so of every caller; a remote built elsewhere may not know. */
export function isRoutePath(path: string): boolean {
  const [, id] = /^\/(?:editor|print)\/([^/]*)$/.exec(path) ?? []
  return id === undefined ? PAGES.includes(path) : isGuid(id)
}
