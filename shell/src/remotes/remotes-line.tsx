import { formatDayAndClock } from '@soundleaf/texts'
import { Box, Button, Icon } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { tabStorage } from '../tab-storage'
import { t } from '../texts'
import { forgetOverrides } from './overrides'

/** Says where this page's parts come from, while that is not where they usually do. */
export function RemotesLine() {
  const { insteadSince, overrides } = useStore(useShell().remotes.store)
  if (insteadSince === null && overrides.size === 0) return null
  return (
    <Box
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px="4"
      py="1"
      bg="bg.subtle"
      borderBottomWidth="1px"
      textStyle="xs"
      color="fg.muted"
    >
      <Icon name="info" size={14} />
      {insteadSince !== null && (
        <span>{t('remotes.lastGood', { when: formatDayAndClock(insteadSince) })}</span>
      )}
      {[...overrides].map(([name, folder]) => (
        <span key={name}>{t('remotes.override', { remote: name, folder })}</span>
      ))}
      {overrides.size > 0 && (
        <Button size="sm" onClick={endOverrides}>
          {t('remotes.published')}
        </Button>
      )}
    </Box>
  )
}

function endOverrides() {
  forgetOverrides(tabStorage)
  window.location.reload()
}
