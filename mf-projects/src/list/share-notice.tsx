import type { ProjectShare } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, Icon } from '@soundleaf/ui'
import { t } from '../texts'

/** From this part of a share on it is told. */
const NEARLY_FULL = 0.8

/** How much of what the account may keep is taken, before a save is refused for it. */
export function ShareNotice({ share }: { share: ProjectShare | undefined }) {
  if (share === undefined) return null
  const texts = [
    [share.projects / share.projectsMax, 'quota.projects', share.projects, share.projectsMax],
    [share.megabytes / share.megabytesMax, 'quota.megabytes', share.megabytes, share.megabytesMax],
  ] as const
  return texts
    .filter(([part]) => part >= NEARLY_FULL)
    .map(([, key, used, limit]) => (
      <Box key={key} role="status" display="flex" gap="8px" padding="8px 16px 0" textStyle="sm">
        <Icon name="near" color="fg.warning" flex="none" />
        {t(key, { used: formatNumber(used), limit: formatNumber(limit) })}
      </Box>
    ))
}
