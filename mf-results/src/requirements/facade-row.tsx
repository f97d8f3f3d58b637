import { facadeRequirement, type FacadeTerm, type Outside, type OutsideAnswer } from '@soundleaf/contracts'
import {
  facadeVerdict,
  NO_NUMBER,
  shortText,
  uncertaintyText,
  VERDICT_LOOKS,
  verdictText,
} from '@soundleaf/results-view'
import { Flex, Icon, Sub } from '@soundleaf/ui'
import { facadeTermOf, sourceText, type RequirementRow } from './requirement-rows'

/** The project as façade: what is asked of it and expected; null where it is between rooms. */
export interface FacadeHere {
  readonly outside: Outside
  readonly answer: OutsideAnswer | null
}

/** What stands in the columns of a limit of façades. */
export interface FacadeColumns {
  readonly quantity: React.ReactNode
  readonly limit: string
  readonly here: string
  readonly verdict: React.ReactNode
  readonly isInUse: boolean
}

export function facadeColumns(
  row: RequirementRow,
  term: FacadeTerm,
  facade: FacadeHere | null,
): FacadeColumns {
  const asked = facadeRequirement({ term, value: row.value }, facade?.answer ?? null)
  const found = facadeVerdict(asked)
  return {
    quantity: <Sub>{asked.notation}</Sub>,
    limit: `≥ ${shortText(row.value)} ${row.unit}`.trimEnd(),
    here:
      asked.expected_db === null
        ? NO_NUMBER
        : `${shortText(asked.expected_db)} ${uncertaintyText(asked.uncertainty_db)}`,
    verdict: found.level !== 'none' && (
      <Flex
        align="center"
        gap="1.5"
        color={VERDICT_LOOKS[found.level].colour}
        fontWeight="semibold"
        textStyle="xs"
      >
        <Icon name={VERDICT_LOOKS[found.level].icon} size={14} />
        {verdictText(found)}
      </Flex>
    ),
    isInUse: facade?.outside.limit?.source === sourceText(row),
  }
}

/** The sound outside with the limit of a row as what is asked; null where the row asks nothing of façades. */
export function withFacadeLimit(outside: Outside, row: RequirementRow): Outside | null {
  const term = facadeTermOf(row)
  return term && { ...outside, limit: { term, value: row.value, source: sourceText(row) } }
}
