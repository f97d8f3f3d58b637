import { Box } from '@soundleaf/ui'
import { RemotePlace } from '../remotes/remote-place'
import { useOpenProject } from './use-open-project'

export function PrintPage({ projectId }: { readonly projectId: string | null }) {
  useOpenProject(projectId)
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-print"
        title="The report"
        consequence="The project is not affected."
        shape="sheet"
      />
    </Box>
  )
}
