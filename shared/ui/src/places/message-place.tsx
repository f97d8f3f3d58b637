import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'

export interface MessagePlaceProps {
  readonly icon?: IconName
  readonly title: string
  readonly text?: ReactNode
  readonly actions?: ReactNode
  /** Something went wrong: a screen reader hears it when it appears. */
  readonly failed?: boolean
  /** 1 where the place is the whole page; 2 when not given. */
  readonly level?: 1 | 2
}

/** Stands where content would: empty, failed, not supported. It fills the place, so nothing around it moves. */
export function MessagePlace({ icon = 'info', title, text, actions, failed, level = 2 }: MessagePlaceProps) {
  return (
    <Box
      display="grid"
      placeItems="center"
      height="100%"
      minHeight="160px"
      p="6"
      {...(failed ? { role: 'alert' } : {})}
    >
      <Box display="grid" justifyItems="center" gap="2" maxWidth="300px" textAlign="center">
        <Icon name={icon} size={22} color="fg.subtle" strokeWidth={1.1} />
        <Heading as={`h${level}`} size="md">
          {title}
        </Heading>
        {text !== undefined && (
          <Text as="div" textStyle="sm" color="fg.muted">
            {text}
          </Text>
        )}
        {actions !== undefined && (
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2" mt="2">
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  )
}
