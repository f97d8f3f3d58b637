import { Box, Button, MessagePlace } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { t } from '../texts'

export function NotFoundPage() {
  const { navigation, session } = useShell()
  const isSignedIn = useStore(session.store).status === 'signed-in'
  return (
    <Box as="main" height="calc(100vh - 56px)">
      <MessagePlace
        icon="search"
        level={1}
        title={t('page.not-found')}
        text={t('notFound.text')}
        actions={
          <Button variant="solid" onClick={() => navigation.go(isSignedIn ? '/projects' : '/')}>
            {isSignedIn ? t('notFound.toProjects') : t('notFound.toLogin')}
          </Button>
        }
      />
    </Box>
  )
}
