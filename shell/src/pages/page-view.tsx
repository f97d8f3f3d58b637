import { Box } from '@soundleaf/ui'
import { RemotePlace } from '../remotes/remote-place'
import type { Page } from '../routes/route'
import { useShell } from '../shell-context'
import { EditorPage } from './editor-page'
import { LoginPage } from './login-page'
import { NotFoundPage } from './not-found-page'
import { PrintPage } from './print-page'
import { ProjectsPage } from './projects-page'
import { StartingPage } from './starting-page'

const SAFE = 'Your projects are safe on the server.'

/** The page that the route table names. */
export function PageView({ page }: { readonly page: Page }) {
  const { resetLink } = useShell()
  switch (page.name) {
    case 'starting':
      return <StartingPage />
    case 'login':
      return <LoginPage />
    case 'signup':
      return (
        <Box as="main" minHeight="100vh">
          <RemotePlace remote="mf-auth" page="signup" title="The sign-up page" consequence="" shape="login" />
        </Box>
      )
    case 'reset-password':
      return (
        <Box as="main" minHeight="100vh">
          <RemotePlace
            remote="mf-auth"
            page="reset-password"
            {...(resetLink === null ? {} : { reset: resetLink })}
            title="The page for a new password"
            consequence="The link stays valid."
            shape="login"
          />
        </Box>
      )
    case 'projects':
      return <ProjectsPage />
    case 'profile':
      return (
        <Box as="main" minHeight="calc(100vh - var(--h-header))">
          <RemotePlace remote="mf-auth" page="profile" title="The profile" consequence={SAFE} shape="form" />
        </Box>
      )
    case 'editor':
      return <EditorPage projectId={page.projectId} />
    case 'print':
      return <PrintPage projectId={page.projectId} />
    case 'not-found':
      return <NotFoundPage />
  }
}
