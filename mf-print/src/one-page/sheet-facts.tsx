import { Box, chakra, Grid } from '@soundleaf/ui'
import { fits, fittingSize, sizeStyle, type TextSize } from '../sheet/fit-text'
import { TEXT_WIDTH_PX } from '../sheet/paper'

type Fact = readonly [term: string, text: string]

interface SheetFactsProps {
  /** In two columns, left and right in turn. */
  readonly facts: readonly Fact[]
  /** Over the whole width. */
  readonly wide: readonly Fact[]
}

const Term = chakra('dt', { base: { color: 'fg.subtle', whiteSpace: 'nowrap' } })
const Text = chakra('dd', { base: { margin: '0', alignSelf: 'center' } })

/** Widths of the columns, px. Terms of a language with longer words take more, at the cost of the left texts. */
const TERM_PX = { left: 92, right: 112 }
const GAP_PX = 12
const RIGHT_PX = 150
const WIDE_PX = TEXT_WIDTH_PX - TERM_PX.left - GAP_PX
const LEFT_PX = WIDE_PX - RIGHT_PX - TERM_PX.right - 2 * GAP_PX

/** In a line of 20 px. */
const LINE_SIZES: readonly [...TextSize[], TextSize] = [
  { font_px: 11, line_px: 20, lines: 1 },
  { font_px: 9, line_px: 10, lines: 2 },
  { font_px: 7.5, line_px: 9, lines: 2 },
  { font_px: 6, line_px: 6.6, lines: 3 },
]
/** In two lines of 16 px. */
const SMALLEST_WIDE: TextSize = { font_px: 8, line_px: 8.5, lines: 4 }
const WIDE_SIZES: readonly [...TextSize[], TextSize] = [
  { font_px: 11, line_px: 16, lines: 2 },
  { font_px: 9, line_px: 10.5, lines: 3 },
  SMALLEST_WIDE,
]

/** Whether a text over the whole width of the sheet has room. */
export const fitsWide = (text: string): boolean => fits(text, WIDE_PX, SMALLEST_WIDE)

/** What was predicted, for whom, under which conditions. Its height is the same whatever the names. */
export function SheetFacts({ facts, wide }: SheetFactsProps) {
  return (
    <Grid
      as="dl"
      m="0"
      mt="1.5"
      templateColumns={`minmax(${TERM_PX.left}px, max-content) minmax(0, 1fr) minmax(${TERM_PX.right}px, max-content) ${RIGHT_PX}px`}
      columnGap={`${GAP_PX}px`}
      fontSize="11px"
      lineHeight="20px"
    >
      {facts.map(([term, text], index) => {
        const width_px = index % 2 === 0 ? LEFT_PX : RIGHT_PX
        return (
          <Box key={term} display="contents">
            <Term>{term}</Term>
            <Text {...sizeStyle(fittingSize(text, width_px, LINE_SIZES))}>
              <bdi>{text === '' ? '–' : text}</bdi>
            </Text>
          </Box>
        )
      })}
      {wide.map(([term, text]) => (
        <Box key={term} display="contents">
          <Term>{term}</Term>
          <Text gridColumn="2 / 5" py="1px" {...sizeStyle(fittingSize(text, WIDE_PX, WIDE_SIZES))}>
            <bdi>{text}</bdi>
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
