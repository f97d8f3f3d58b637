import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { ratingUnit, uncertaintyText, workingLines } from '@soundleaf/results-view'
import { Box, chakra, Grid, Sub } from '@soundleaf/ui'
import { t } from '../texts'

/** Every single number with the steps that lead to it, its uncertainty, the edition and the range. */
export function NumberWorkings({
  calculation,
  kind,
}: {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
}) {
  const unit = ratingUnit(calculation.standard)
  return (
    <Grid as="dl" margin="0" rowGap="2.5" textStyle="xs">
      {workingLines(calculation, kind).map(({ id, notation, text, uncertainty_db, range, steps, origin }) => (
        <div key={id}>
          <chakra.dt fontWeight="semibold">
            <Sub>{`${notation} = ${text} ${unit}`.trim()}</Sub>{' '}
            <Box as="span" fontWeight="normal" color="fg.subtle">
              {range === null ? uncertaintyText(uncertainty_db) : t('fact.unmeasured', { range })} · {origin}
            </Box>
          </chakra.dt>
          {steps.map((step) => (
            <chakra.dd key={step} margin="0" color="fg.muted">
              <Sub>{step}</Sub>
            </chakra.dd>
          ))}
        </div>
      ))}
    </Grid>
  )
}
