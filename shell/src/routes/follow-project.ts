import type { Workspace } from '../workspace/workspace'
import type { Navigation } from '../shell-context'
import { editorPath } from './editor-path'

/**
 * Keeps the editor's address that of the open project: replaced when it gets an id (EDT-02) or becomes a copy, and
 * left for the projects when there is none any more (EDT-03).
 */
export function followProject(
  workspace: Workspace,
  navigation: Navigation,
  currentPath: () => string,
): () => void {
  return workspace.store.subscribe((now, before) => {
    if (now.open === before.open) return
    const path = currentPath()
    if (!/^\/(editor|print)(\/|$)/.test(path)) return
    if (now.open === null) return navigation.go('/projects', { replace: true })
    if (!path.startsWith('/editor') || before.open === null) return
    const own = editorPath(now.open)
    const isSameProject = now.open.opening === before.open.opening || path === editorPath(before.open)
    if (isSameProject && path !== own) navigation.go(own, { replace: true })
  })
}
