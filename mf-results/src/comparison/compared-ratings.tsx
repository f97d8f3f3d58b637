import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { keptRatingText, sinceKeptText, type ComparisonSlots } from '@soundleaf/results-view'
import { Box, Grid, Sub } from '@soundleaf/ui'
import { Fragment } from 'react'
import { t } from '../texts'
import { SWATCHES } from './comparison-checks'

interface ComparedRatingsProps {
  readonly kind: EvaluationKind
  readonly slots: ComparisonSlots
  readonly calculation: Calculation | null
}

/** Under a chart: every kept curve by its whole name, what it was rated, and how far the construction is from it now. */
export function ComparedRatings({ kind, slots, calculation }: ComparedRatingsProps) {
  const kept = slots.flatMap((curve, slot) => (curve === null ? [] : [{ ...curve, swatch: SWATCHES[slot] }]))
  if (kept.length === 0) return null
  return (
    <Grid
      role="group"
      aria-label={t(`compare.ratings.${kind}`)}
      templateColumns="22px minmax(0, 1fr) auto auto"
      columnGap="2.5"
      rowGap="0.5"
      alignItems="baseline"
      paddingX="5"
      paddingTop="1"
      textStyle="xs"
    >
      {kept.map(({ name, rating, swatch }, index) => (
        <Fragment key={index}>
          <Box borderTop={swatch?.border} alignSelf="center" aria-hidden />
          <Box as="bdi" overflowWrap="anywhere">
            {name}
          </Box>
          <Box whiteSpace="nowrap">{rating && <Sub>{keptRatingText(kind, rating)}</Sub>}</Box>
          <Box whiteSpace="nowrap" textAlign="end" fontWeight="semibold">
            {rating && sinceKeptText(kind, rating, calculation)}
          </Box>
        </Fragment>
      ))}
    </Grid>
  )
}
