import { Box, chakra, Heading } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { fittingSize, sizeStyle, type TextSize } from './fit-text'

/** A heading inside a page. `HEIGHT.heading` in page-plan.ts has to match its height. */
export function SheetHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" fontSize="13px" lineHeight="20px" mt="5" mb="1.5">
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

/** For a cell of the construction table, or the heading of a block half as wide as the page. */
const NAME_SIZES: readonly [...TextSize[], TextSize] = [
  { font_px: 12, line_px: 18, lines: 1 },
  { font_px: 10, line_px: 12, lines: 2 },
  { font_px: 7.5, line_px: 8.5, lines: 3 },
  { font_px: 6, line_px: 6.5, lines: 4 },
]

interface RowNameProps {
  readonly width_px: number
  readonly children: string
}

/** A name in a row of fixed height: a long one is set smaller, on more lines, so that no row grows. */
export function RowName({ width_px, children }: RowNameProps) {
  return (
    <Box as="bdi" {...sizeStyle(fittingSize(children, width_px, NAME_SIZES))}>
      {children}
    </Box>
  )
}

/** What is entered, with its name before it. */
export function FactRow({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <tr>
      <Cell width="150px" color="fg.muted" verticalAlign="top" paddingTop="5px">
        {label}
      </Cell>
      <Cell paddingY="5px">{text}</Cell>
    </tr>
  )
}
