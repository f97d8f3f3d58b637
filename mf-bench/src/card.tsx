import { Box, Heading } from '@soundleaf/ui'
import type { ReactNode } from 'react'

interface CardProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page with its heading. */
export function Card({ title, children }: CardProps) {
  return (
    <Box as="section" aria-label={title} bg="bg" borderWidth="1px" borderRadius="l3" padding="4" minWidth="0">
      <Heading as="h2" size="sm" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
