import { Box } from '@soundleaf/ui'
import { useLocation } from 'react-router-dom'
import { RemotePlace } from '../remotes/remote-place'
import { t } from '../texts'

/** What a read-only link shows to whoever has it. Its token stays behind the #, where no server and no log sees it. */
export function LinkPage() {
  const { hash } = useLocation()
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-print"
        page="link"
        link={hash.slice(1)}
        title={t('place.link')}
        consequence={t('consequence.linkStaysValid')}
        shape="sheet"
      />
    </Box>
  )
}
