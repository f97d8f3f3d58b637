import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { ratingUnit, singleNumberRows, statement, statementText } from '@soundleaf/results-view'
import { Box, Flex, Grid, Sub } from '@soundleaf/ui'
import { t } from '../texts'

interface RatingBoxProps {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
}

/** The result in a box, with the other single numbers of the standard beside it. */
export function RatingBox({ calculation, kind }: RatingBoxProps) {
  const result = statement(kind, calculation.standard, calculation)
  const unit = ratingUnit(calculation.standard)
  const stated = statementText(result)
  const others = singleNumberRows(calculation, kind).filter(({ rank }) => rank === 'further')
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="6"
      height="62px"
      mt="2"
      px="3.5"
      borderWidth="2px"
      borderColor="fg"
    >
      <Box>
        <Box fontSize="10px" lineHeight="14px" color="fg.muted">
          {result.caption}
        </Box>
        <Box fontSize="17px" lineHeight="26px" fontWeight="semibold" whiteSpace="nowrap">
          <Sub>{stated}</Sub>
        </Box>
      </Box>
      <Grid templateColumns="repeat(2, auto auto)" columnGap="3" fontSize="11px" lineHeight="18px">
        {others.map(({ id, notation, text, isProvisional }) => (
          <Box key={id} display="contents">
            <Box color="fg.muted">
              <Sub>{isProvisional ? t('sheet.provisional', { rating: notation }) : notation}</Sub>
            </Box>
            <Box textAlign="end" whiteSpace="nowrap">
              {`${text} ${unit}`.trim()}
            </Box>
          </Box>
        ))}
      </Grid>
    </Flex>
  )
}
