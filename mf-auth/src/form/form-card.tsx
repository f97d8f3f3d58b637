import type { ReactNode } from 'react'
import { Box, Heading, Stack } from '@soundleaf/ui'
import { PageMark } from './page-mark'
import { TextLink } from './text-link'

interface FormCardProps {
  readonly title: string
  readonly back: { readonly label: string; go: () => void }
  readonly children: ReactNode
}

/** A form that stands alone on its page, before anyone is signed in. */
export function FormCard({ title, back, children }: FormCardProps) {
  return (
    <Box display="grid" placeItems="center" minHeight="100vh" padding="32px 16px" bg="bg.ground">
      <Box
        bg="bg"
        border="1px solid"
        borderColor="border"
        borderRadius="l3"
        padding="32px"
        width="100%"
        maxWidth="440px"
      >
        <Stack gap="24px">
          <PageMark />
          <Heading as="h1">{title}</Heading>
          {children}
          <Box>
            <TextLink onClick={back.go}>{back.label}</TextLink>
          </Box>
        </Stack>
      </Box>
    </Box>
  )
}
