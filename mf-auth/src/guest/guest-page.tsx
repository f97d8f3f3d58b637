import type { ReactNode } from 'react'
import { Box, Heading, Stack, Text } from '@soundleaf/ui'
import { ExampleSection } from './example-section'
import { PageMark } from './page-mark'

interface GuestPageProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A page for who is not signed in: the form on the left, what the product is about on the right. */
export function GuestPage({ title, note, children }: GuestPageProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', xl: 'minmax(480px, 5fr) 7fr' }}
      minHeight="100vh"
      bg="bg"
    >
      <Box display="grid" placeItems="center" padding={{ base: '32px 16px', md: '48px' }}>
        <Stack gap="24px" width="100%" maxWidth="360px">
          <PageMark />
          <Box>
            <Heading as="h1">{title}</Heading>
            {note !== undefined && (
              <Text textStyle="sm" color="fg.muted" marginTop="4px">
                {note}
              </Text>
            )}
          </Box>
          {children}
        </Stack>
      </Box>
      <Box
        display={{ base: 'none', xl: 'grid' }}
        placeItems="center"
        bg="bg.paper"
        borderLeft="1px solid"
        borderColor="border"
        aria-hidden="true"
      >
        <ExampleSection />
      </Box>
    </Box>
  )
}
