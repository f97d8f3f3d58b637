import { Box } from '@soundleaf/ui'
import { RemotePlace } from '../remotes/remote-place'
import { t } from '../texts'
import { useOpenProject } from './use-open-project'

export function PrintPage({ projectId }: { readonly projectId: string | null }) {
  useOpenProject(projectId)
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-print"
        title={t('place.report')}
        consequence={t('consequence.projectIsSafe')}
        shape="sheet"
      />
    </Box>
  )
}
