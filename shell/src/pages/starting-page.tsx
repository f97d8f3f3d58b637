import { Box, MessagePlace, Spinner, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { t } from '../texts'

/** Shown while the session is resumed after a reload; says so when the server is not responding. */
export function StartingPage() {
  const state = useStore(useShell().session.store)
  if (state.status === 'starting' && state.isUnreachable) {
    return (
      <Box as="main" height="100vh">
        <MessagePlace
          failed
          icon="failed"
          level={1}
          title={t('starting.unreachable')}
          text={t('starting.retries')}
        />
      </Box>
    )
  }
  return (
    <Box
      as="main"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="3"
      height="100vh"
      role="status"
    >
      <Spinner color="fg.subtle" />
      <Text as="h1" color="fg.muted">
        {t('first.loading')}
      </Text>
    </Box>
  )
}
