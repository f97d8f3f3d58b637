import type { ReactNode } from 'react'
import { Box, Heading, Text } from '@soundleaf/ui'

interface ProfileCardProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** One subject of the profile: what it is on the left, what can be done about it on the right. */
export function ProfileCard({ title, note, children }: ProfileCardProps) {
  return (
    <Box
      bg="bg"
      border="1px solid"
      borderColor="border"
      borderRadius="l3"
      padding="24px"
      display="grid"
      gap="16px 24px"
      gridTemplateColumns={{ base: '1fr', md: '216px minmax(0, 1fr)' }}
    >
      <Box>
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {note !== undefined && (
          <Text textStyle="xs" color="fg.muted" marginTop="4px">
            {note}
          </Text>
        )}
      </Box>
      <Box>{children}</Box>
    </Box>
  )
}
