import { Box, Flex, Grid, Heading, ProductMark } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { MARGIN_MM, TEXT_WIDTH_MM, type Paper } from '../paper/paper'

/** What every page repeats (PRT-02). */
export interface SheetFrame {
  readonly paper: Paper
  readonly projectName: string
  readonly date: string
  /** Engine version and editions. */
  readonly origin: string
  readonly pageCount: number
}

interface SheetProps {
  readonly frame: SheetFrame
  readonly page: number
  readonly title: string
  readonly children: ReactNode
}

/** One page: a sheet on the screen, exactly a page in print. */
export function Sheet({ frame, page, title, children }: SheetProps) {
  const { paper, projectName, date, origin, pageCount } = frame
  return (
    <Box
      as="section"
      aria-label={`${title}, page ${page} of ${pageCount}`}
      position="relative"
      width={`${paper.width_mm}mm`}
      height={`${paper.height_mm}mm`}
      paddingTop={`${MARGIN_MM.top}mm`}
      paddingStart={`${MARGIN_MM.left}mm`}
      bg="bg"
      color="fg"
      fontSize="12px"
      lineHeight="18px"
      overflow="hidden"
      boxShadow="0 0 0 1px var(--line)"
      css={{ '--paper': 'var(--surface)' }}
      _print={{ boxShadow: 'none', breakInside: 'avoid', '&:not(:last-of-type)': { breakAfter: 'page' } }}
    >
      <Box width={`${TEXT_WIDTH_MM}mm`}>
        <Grid
          as="header"
          templateColumns="minmax(0, 1fr) auto auto"
          gap="6"
          height="25px"
          borderBottomWidth="1px"
          borderColor="fg"
          fontSize="11px"
          lineHeight="16px"
        >
          <Box as="bdi" fontWeight="semibold" truncate>
            {projectName}
          </Box>
          <span>Date of calculation {date}</span>
          <span>
            Page {page} of {pageCount}
          </span>
        </Grid>
        <Heading as="h1" size="xl" lineHeight="28px" marginTop="18px" marginBottom="14px">
          {title}
        </Heading>
        {children}
      </Box>
      <Flex
        as="footer"
        position="absolute"
        left={`${MARGIN_MM.left}mm`}
        width={`${TEXT_WIDTH_MM}mm`}
        bottom={`${MARGIN_MM.bottom}mm`}
        height="24px"
        align="end"
        justify="space-between"
        borderTopWidth="1px"
        fontSize="10px"
        lineHeight="16px"
        color="fg.subtle"
      >
        <Flex align="center" gap="1.5" fontWeight="semibold" color="fg">
          <ProductMark size={14} />
          Soundleaf
        </Flex>
        <span>{origin}</span>
      </Flex>
    </Box>
  )
}
