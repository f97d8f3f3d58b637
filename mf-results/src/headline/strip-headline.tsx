import type { Calculation, EvaluationKind, FieldValues, Standard } from '@soundleaf/contracts'
import { requirement, statement, verdict } from '@soundleaf/results-view'
import { Box, Flex, Sub } from '@soundleaf/ui'
import { VerdictMark } from '../verdict/verdict-mark'

export interface ResultInShort {
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly calculation: Calculation | null
  readonly fieldValues: FieldValues
}

/** The number on the strip of the collapsed drawer; in a narrow window it docks under the drawing and the mark alone stays. */
export function StripHeadline({ kinds, standard, calculation, fieldValues }: ResultInShort) {
  const results = kinds.map((kind) => {
    const { symbol, rating, terms, unit } = statement(kind, standard, calculation)
    return (
      <Flex key={kind} as="span" align="center" gap="2">
        <Box as="span" hideBelow="lg">
          <Sub>{symbol}</Sub> {rating} {terms} {unit}
        </Box>
        <VerdictMark verdict={verdict(requirement(kind, fieldValues, calculation))} />
      </Flex>
    )
  })
  return <Flex gap="3">{results}</Flex>
}
