import type { CalculationAnswer, EvaluationKind } from '@soundleaf/contracts'
import { KIND_NAMES, ratingUnit, singleNumberRows } from '@soundleaf/results-view'
import { Box, chakra, Sub, Unit, VisuallyHidden } from '@soundleaf/ui'

const Head = chakra('th', {
  base: {
    height: '30px',
    fontWeight: 'normal',
    textStyle: 'xs',
    color: 'fg.muted',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
})
const Cell = chakra('td', { base: { height: '30px', borderBottomWidth: '1px', borderColor: 'border' } })

/** The small table of one kind of sound: all the single numbers, no curve. */
export function SingleNumbers({
  answer,
  kind,
}: {
  readonly answer: CalculationAnswer
  readonly kind: EvaluationKind
}) {
  return (
    <chakra.table width="full" borderCollapse="collapse" textStyle="sm">
      <thead>
        <tr>
          <Head scope="col">{KIND_NAMES[kind]}</Head>
          <Head scope="col" textAlign="end">
            <VisuallyHidden>Value</VisuallyHidden>
            <Unit>{ratingUnit(answer.evaluationStandard)}</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {singleNumberRows(answer, kind).map((row) => (
          <tr key={row.field}>
            <Cell>
              <Sub>{row.notation}</Sub>
              {row.isProvisional && (
                <Box as="span" marginStart="2" textStyle="2xs" color="fg.subtle">
                  provisional
                </Box>
              )}
            </Cell>
            <Cell textAlign="end" fontWeight={row.isRating ? 'semibold' : 'normal'}>
              {row.text}
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
