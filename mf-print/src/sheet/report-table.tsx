import { Box, chakra, Heading } from '@soundleaf/ui'
import type { ReactNode } from 'react'

/** A heading inside a page; its height is planned (plan/page-plan). */
export function SheetHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" fontSize="13px" lineHeight="20px" marginTop="20px" marginBottom="6px">
      {children}
    </Heading>
  )
}

export const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse' } })

export const Head = chakra('th', {
  base: {
    height: '27px',
    padding: '0',
    textAlign: 'start',
    fontWeight: 'normal',
    fontSize: '11px',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'fg.muted',
    '&[data-number]': { textAlign: 'end' },
  },
})

export const Cell = chakra('td', {
  base: {
    height: '28px',
    padding: '0',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[data-number]': { textAlign: 'end' },
  },
})

/** A name in a row of a fixed height: a long one goes on in a second line, and no row grows. */
export function RowName({ children }: { readonly children: string }) {
  const isLong = [...children].length > ONE_LINE
  return (
    <Box
      as="bdi"
      display="block"
      lineClamp={2}
      overflowWrap="anywhere"
      {...(isLong ? { fontSize: '10px', lineHeight: '12px' } : {})}
    >
      {children}
    </Box>
  )
}

/** As many characters as surely stand in one line of half a page. */
const ONE_LINE = 32
