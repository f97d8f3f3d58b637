import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import {
  keptRatingText,
  measuredNumbersText,
  sinceKeptText,
  type ComparisonSlots,
  type MeasuredOrigin,
} from '@soundleaf/results-view'
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
      {kept.map(({ name, rating, measured, swatch }, index) => (
        <Fragment key={index}>
          {measured === undefined ? (
            <Box borderTop={swatch?.border} alignSelf="center" aria-hidden />
          ) : (
            <Box color={swatch?.colour} textAlign="center" aria-hidden>
              ●
            </Box>
          )}
          <Box as="bdi" overflowWrap="anywhere">
            {name}
          </Box>
          <Box whiteSpace="nowrap">{rating && <Sub>{keptRatingText(kind, rating)}</Sub>}</Box>
          <Box whiteSpace="nowrap" textAlign="end" fontWeight="semibold">
            {rating && sinceKeptText(kind, rating, calculation)}
          </Box>
          {measured && <MeasuredLines {...{ kind, measured, calculation }} />}
        </Fragment>
      ))}
    </Grid>
  )
}

/** Where a measured curve comes from, and how its numbers differ from the prediction. */
function MeasuredLines({
  kind,
  measured,
  calculation,
}: Pick<ComparedRatingsProps, 'kind' | 'calculation'> & { readonly measured: MeasuredOrigin }) {
  const numbers = measuredNumbersText(kind, measured, calculation)
  return (
    <Box gridColumn="2 / -1" color="fg.muted" overflowWrap="anywhere">
      <bdi translate="no">{measured.source}</bdi>
      {numbers !== '' && (
        <Box>
          <Sub>{t('library.differences', { numbers })}</Sub>
        </Box>
      )}
    </Box>
  )
}
