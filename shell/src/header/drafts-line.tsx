import { Box, Icon } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
import { t } from '../texts'

/** Warns that this browser keeps no drafts, while a project is open. */
export function DraftsLine() {
  const { open, keepsDrafts } = useStore(useShell().workspace.store)
  if (keepsDrafts || open === null) return null
  return (
    <Box
      role="status"
      display="flex"
      alignItems="center"
      gap="2"
      px="4"
      py="1"
      bg="bg.subtle"
      borderBottomWidth="1px"
      textStyle="xs"
      color="fg.muted"
    >
      <Icon name="info" size={14} />
      {t('header.draftsBlocked')}
    </Box>
  )
}
