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
          <Text title={text}>
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
          >
            <bdi>{text}</bdi>
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
