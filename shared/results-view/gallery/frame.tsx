import type { ReactNode } from 'react'
import { Box, type BoxProps } from '@soundleaf/ui'

/** A thing on show, with what it is above it. */
export function Frame({
  caption,
  children,
  ...box
}: BoxProps & { readonly caption: string; readonly children: ReactNode }) {
  return (
    <Box as="figure" maxWidth="100%">
      <Box as="figcaption" textStyle="xs" color="fg.muted" mb="2">
        {caption}
      </Box>
      <Box bg="bg" borderWidth="1px" borderRadius="l1" overflow="hidden" maxWidth="100%" {...box}>
        {children}
      </Box>
    </Box>
  )
}
