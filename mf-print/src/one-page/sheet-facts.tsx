import { Box, chakra, Grid } from '@soundleaf/ui'

type Fact = readonly [term: string, text: string]

interface SheetFactsProps {
  /** Left and right in turn. */
  readonly facts: readonly Fact[]
  /** Over the whole width. */
  readonly wide: readonly Fact[]
}

const Term = chakra('dt', { base: { color: 'fg.subtle', whiteSpace: 'nowrap' } })
const Text = chakra('dd', {
  base: { margin: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** As many characters as surely stand in one line; a longer text goes on in a second, and no line grows. */
const ONE_LINE = 36
/** The same of a text over the whole width. */
const TWO_LINES = 150
const LONG = {
  fontSize: '8px',
  lineHeight: '10px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineClamp: 2,
} as const

/** What was predicted, for whom, under which conditions; always as high, whatever the names. */
export function SheetFacts({ facts, wide }: SheetFactsProps) {
  return (
    <Grid
      as="dl"
      margin="0"
      marginTop="6px"
      templateColumns="92px minmax(0, 1fr) 112px minmax(0, 150px)"
      columnGap="12px"
      fontSize="11px"
      lineHeight="20px"
    >
      {facts.map(([term, text]) => (
        <Box key={term} display="contents">
          <Term>{term}</Term>
          <Text title={text} {...([...text].length > ONE_LINE ? LONG : {})}>
            <bdi>{text === '' ? '–' : text}</bdi>
          </Text>
        </Box>
      ))}
      {wide.map(([term, text]) => (
        <Box key={term} display="contents">
          <Term>{term}</Term>
          <Text
            gridColumn="2 / 5"
            maxHeight="32px"
            lineHeight="16px"
            paddingY="2px"
            whiteSpace="normal"
            lineClamp={2}
            {...([...text].length > TWO_LINES
              ? { fontSize: '9px', lineHeight: '10px', lineClamp: 3, paddingY: '1px' }
              : {})}
          >
            <bdi>{text}</bdi>
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
