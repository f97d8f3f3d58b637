import { Box } from '@soundleaf/ui'
import { RemotePlace } from '../remotes/remote-place'
import { useShell } from '../shell-context'
import { t } from '../texts'

/** Where a person chooses a new password by the link out of a mail. */
export function ResetPage() {
  const { resetLink } = useShell()
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-auth"
        page="reset-password"
        {...(resetLink === null ? {} : { reset: resetLink })}
        title={t('place.reset')}
        consequence={t('consequence.linkStaysValid')}
        shape="login"
      />
    </Box>
  )
}
