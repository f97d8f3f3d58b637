import { Box, Button, Icon } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { useShell } from '../shell-context'
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
        <span>
          The list of this page’s parts could not be read or checked. The one of {clock(insteadSince)} is
          used.
        </span>
      )}
      {[...overrides].map(([name, folder]) => (
        <span key={name}>
          In this tab {name} comes from {folder}
        </span>
      ))}
      {overrides.size > 0 && (
        <Button size="sm" onClick={endOverrides}>
          Use the published ones
        </Button>
      )}
    </Box>
  )
}

function endOverrides() {
  forgetOverrides(() => window.sessionStorage)
  window.location.reload()
}

const clock = (at: Date): string =>
  at.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
