import type { CalculationAnswer, EvaluationKind } from '@soundleaf/contracts'
import { ratingUnit, uncertaintyText, workingLines } from '@soundleaf/results-view'
import { Box, chakra, Grid, Sub } from '@soundleaf/ui'

/** Every single number with the steps that lead to it, its uncertainty, the edition and the range. */
export function NumberWorkings({
  answer,
  kind,
}: {
  readonly answer: CalculationAnswer
  readonly kind: EvaluationKind
}) {
  const unit = ratingUnit(answer.evaluationStandard)
  return (
    <Grid as="dl" margin="0" rowGap="2.5" textStyle="xs">
      {workingLines(answer, kind).map(({ field, notation, text, uncertainty_db, steps, origin }) => (
        <div key={field}>
          <chakra.dt fontWeight="semibold">
            <Sub>{`${notation} = ${text} ${unit}`.trim()}</Sub>{' '}
            <Box as="span" fontWeight="normal" color="fg.subtle">
              {uncertaintyText(uncertainty_db)} · {origin}
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
