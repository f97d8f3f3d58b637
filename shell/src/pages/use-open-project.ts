import { useEffect } from 'react'
import { useStore } from 'zustand'
import { editorPath } from '../routes/editor-path'
import { useShell } from '../shell-context'

/**
 * Sees to it that the project of the address is the open one; where it cannot be opened, back to the one
 * that is, or to the projects.
 */
export function useOpenProject(projectId: string | null): void {
  const { workspace, navigation, session } = useShell()
  const isSignedIn = useStore(session.store, ({ status }) => status === 'signed-in')
  useEffect(() => {
    if (projectId === null || !isSignedIn) return
    // Pages are drawn when there is time. Where the address is another by then, as that of a copy, nobody is here.
    if (!window.location.pathname.toLowerCase().includes(projectId)) return
    let isOver = false
    void workspace.open(projectId).then((isOpen) => {
      // A session that ended meanwhile is no reason to leave: the login dialog is there, and then it goes on.
      if (isOver || isOpen || session.store.getState().status !== 'signed-in') return
      const open = workspace.store.getState().open
      navigation.go(open === null ? '/projects' : editorPath(open), { replace: true })
    })
    return () => {
      isOver = true
    }
  }, [projectId, isSignedIn, workspace, navigation, session])
}
