import type { ReactNode } from 'react'
import { Box, Icon } from '@soundleaf/ui'

/** What the form as a whole has to say; heard at once. */
export function Notice({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) {
  return (
    <Box role="alert" display="flex" gap="8px" textStyle="sm" color={kind === 'error' ? 'fg.error' : 'fg'}>
      <Icon name={kind === 'error' ? 'error' : 'info'} />
      <span>{children}</span>
    </Box>
  )
}
