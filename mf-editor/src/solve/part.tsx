import { Box, Flex, Heading, Text } from '@soundleaf/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly aside?: string
  readonly children: ReactNode
}

/** A part of the search with its heading. */
export function Part({ title, aside, children }: Props) {
  return (
    <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Flex justify="space-between" align="baseline" gap="2" borderBottomWidth="1px" pb="1">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="xs" color="fg.muted">
          {aside}
        </Text>
      </Flex>
      {children}
    </Box>
  )
}
