import { Box, Button, MessagePlace } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'

export function NotFoundPage() {
  const { navigation, session } = useShell()
  const isSignedIn = useStore(session.store).status === 'signed-in'
  return (
    <Box as="main" height="calc(100vh - 56px)">
      <MessagePlace
        icon="search"
        level={1}
        title="Page not found"
        text="There is no page at this address."
        actions={
          <Button variant="solid" onClick={() => navigation.go(isSignedIn ? '/projects' : '/')}>
            {isSignedIn ? 'Back to the projects' : 'Back to the login'}
          </Button>
        }
      />
    </Box>
  )
}
