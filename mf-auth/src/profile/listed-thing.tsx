import type { ReactNode } from 'react'
import { Box, chakra, Text } from '@soundleaf/ui'

interface ListedThingProps {
  readonly name: string
  /** What is to be known of it. */
  readonly note: ReactNode
  /** What can be done with it. */
  readonly children: ReactNode
}

/** One of several things of a card: its name and what is known of it, and its buttons beside. */
export function ListedThing({ name, note, children }: ListedThingProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="4px 16px"
      paddingY="8px"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0">
        <Text htmlTranslate="no" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="xs" color="fg.muted" aria-live="polite">
          {note}
        </Text>
      </Box>
      <Box display="flex" gap="8px">
        {children}
      </Box>
    </chakra.li>
  )
}
