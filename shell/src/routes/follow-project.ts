import type { Workspace } from '../workspace/workspace'
import type { Navigation } from '../shell-context'
import { editorPath } from './editor-path'

/**
 * Keeps the editor's address that of the open project: it is replaced when the project gets an id or becomes a copy,
 * and by that of the projects when none is open any more.
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
