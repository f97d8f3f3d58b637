import { Box, MessagePlace, Spinner, VisuallyHidden } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'

/** Shown while the session is resumed after a reload; says so when the server does not answer. */
export function StartingPage() {
  const state = useStore(useShell().session.store)
  if (state.status === 'starting' && state.isUnreachable) {
    return (
      <Box as="main" height="100vh">
        <MessagePlace
          failed
          icon="failed"
          level={1}
          title="The server does not answer"
          text="Your work is kept. This page tries again every 5 seconds."
        />
      </Box>
    )
  }
  return (
    <Box as="main" display="grid" placeItems="center" height="100vh" role="status">
      <Spinner color="fg.subtle" />
      <VisuallyHidden asChild>
        <h1>Loading</h1>
      </VisuallyHidden>
    </Box>
  )
}
