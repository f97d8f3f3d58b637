import { Box, MessagePlace, Spinner, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { t } from '../texts'

/**
 * Shown while the session is resumed after a reload, and while it ends; says so when the server is not responding, or
 * has not heard of the logout.
 */
export function StartingPage() {
  const state = useStore(useShell().session.store)
  if (state.status === 'starting' && state.isUnreachable)
    return <Unanswered title={t('starting.unreachable')} text={t('starting.retries')} />
  if (state.status === 'logging-out' && state.isUnheard)
    return <Unanswered title={t('leaving.unheard')} text={t('leaving.retries')} />
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
        {t(state.status === 'logging-out' ? 'leaving.loading' : 'first.loading')}
      </Text>
    </Box>
  )
}

function Unanswered({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Box as="main" height="100vh">
      <MessagePlace failed icon="failed" level={1} title={title} text={text} />
    </Box>
  )
}
