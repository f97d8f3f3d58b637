import { Box } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { MARGIN_MM, TEXT_WIDTH_MM, type Paper } from './paper'

interface PaperSheetProps {
  readonly paper: Paper
  /** The accessible name. */
  readonly label: string
  /** At the lower edge. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A sheet of paper on the screen, exactly a page in print. */
export function PaperSheet({ paper, label, foot, children }: PaperSheetProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      position="relative"
      width={`${paper.width_mm}mm`}
      height={`${paper.height_mm}mm`}
      pt={`${MARGIN_MM.top}mm`}
      ps={`${MARGIN_MM.left}mm`}
      bg="bg"
      color="fg"
      fontSize="12px"
      lineHeight="18px"
      overflow="hidden"
      boxShadow="0 0 0 1px var(--line)"
      css={{ '--paper': 'var(--surface)' }}
      _print={{ boxShadow: 'none', breakInside: 'avoid', '&:not(:last-of-type)': { breakAfter: 'page' } }}
    >
      <Box width={`${TEXT_WIDTH_MM}mm`}>{children}</Box>
      {foot}
    </Box>
  )
}
