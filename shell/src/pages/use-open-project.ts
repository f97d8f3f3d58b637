import { useEffect } from 'react'
import { useStore } from 'zustand'
import { editorPath } from '../routes/editor-path'
import { useShell } from '../shell-context'

/**
 * Opens the project of the address. Where that fails, the person goes back to the project that is open, or to the
 * projects.
 */
export function useOpenProject(projectId: string | null): void {
  const { workspace, navigation, session } = useShell()
  const isSignedIn = useStore(session.store, ({ status }) => status === 'signed-in')
  useEffect(() => {
    if (projectId === null || !isSignedIn) return
    // React may render this late. If the address has changed meanwhile, as to that of a copy, this page is over.
    if (!window.location.pathname.toLowerCase().includes(projectId)) return
    let isOver = false
    void workspace.open(projectId).then((isOpen) => {
      // If the session ended meanwhile the login dialog is shown, and the project is opened after the login.
      if (isOver || isOpen || session.store.getState().status !== 'signed-in') return
      const open = workspace.store.getState().open
      navigation.go(open === null ? '/projects' : editorPath(open), { replace: true })
    })
    return () => {
      isOver = true
    }
  }, [projectId, isSignedIn, workspace, navigation, session])
}
