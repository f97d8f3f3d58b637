import { Box } from '@soundleaf/ui'
import { useEffect } from 'react'
import { RemotePlace } from '../remotes/remote-place'
import { editorPath } from '../routes/editor-path'
import { useShell } from '../shell-context'
import { t } from '../texts'

/** An opened project needs them. */
const AHEAD = ['mf-editor', 'mf-results'] as const

/** The list of projects. At the start of a session, work that was kept on this computer is offered here. */
export function ProjectsPage() {
  const { workspace, navigation } = useShell()
  useEffect(() => {
    void workspace.offerDrafts().then((isRestored) => {
      const { open } = workspace.store.getState()
      if (isRestored && open !== null) navigation.go(editorPath(open))
    })
  }, [workspace, navigation])
  return (
    <Box as="main" minHeight="calc(100vh - var(--h-header))">
      <RemotePlace
        remote="mf-projects"
        title={t('place.projects')}
        consequence={t('consequence.projectsAreSafe')}
        shape="table"
        ahead={AHEAD}
      />
    </Box>
  )
}
