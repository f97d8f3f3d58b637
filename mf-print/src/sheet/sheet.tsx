import { Box, Flex, Grid, Heading, ProductMark } from '@soundleaf/ui'
import { formatNumber } from '@soundleaf/texts'
import type { ReactNode } from 'react'
import { t } from '../texts'
import { fittingSize, sizeStyle, type TextSize } from './fit-text'
import { MARGIN_MM, TEXT_WIDTH_MM, type Paper } from './paper'
import { PaperSheet } from './paper-sheet'

export const PRODUCT = 'Soundleaf'

/** What every page repeats. */
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
  const number = { page: formatNumber(page), count: formatNumber(pageCount) }
  return (
    <PaperSheet
      paper={paper}
      label={t('page.name', { title, ...number })}
      foot={
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
            <span translate="no">{PRODUCT}</span>
          </Flex>
          <Box as="span" whiteSpace="nowrap">
            {origin}
          </Box>
        </Flex>
      }
    >
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
        <HeaderName>{projectName}</HeaderName>
        <span>{t('page.date', { date })}</span>
        <span>{t('page.number', number)}</span>
      </Grid>
      <Heading as="h1" size="xl" lineHeight="28px" mt="18px" mb="3.5">
        {title}
      </Heading>
      {children}
    </PaperSheet>
  )
}

/** What the date and the page number leave of the line. */
const NAME_PX = 390
const NAME_SIZES: readonly [...TextSize[], TextSize] = [
  { font_px: 11, line_px: 16, lines: 1 },
  { font_px: 10, line_px: 12, lines: 2 },
  { font_px: 7, line_px: 8, lines: 3 },
]

/** A long name is set smaller, on more lines, so that the header keeps its height. */
function HeaderName({ children }: { readonly children: string }) {
  return (
    <Box
      as="bdi"
      htmlTranslate="no"
      fontWeight="semibold"
      {...sizeStyle(fittingSize(children, NAME_PX, NAME_SIZES))}
    >
      {children}
    </Box>
  )
}
