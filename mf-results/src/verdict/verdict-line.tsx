import { Sub, VerdictPlace } from '@soundleaf/ui'
import { sumNotation } from '../quantity/notation'
import { ratingUnit, shortText, withUnit } from '../quantity/number-text'
import type { Requirement } from './requirement'
import { isAtMost, verdict } from './verdict'

interface VerdictLineProps {
  readonly asked: Requirement
  readonly source?: string
  /** In the strip under the drawing: without the requirement, for which there is no room. */
  readonly brief?: boolean
}

/** One requirement: met or not, what is expected, what is asked, by how much. */
export function VerdictLine({ asked, source, brief = false }: VerdictLineProps) {
  const { level, word, by } = verdict(asked)
  const { index, required_db, expected_db } = asked
  return (
    <VerdictPlace kind={level} word={word} aside={by} {...(source === undefined ? {} : { source })}>
      {index !== null && (
        <>
          <Sub>{sumNotation(index.quantity, index.term)}</Sub>
          {expected_db !== null && (
            <>
              {' = '}
              <b>{shortText(expected_db)}</b>
              {ratingUnit(index.standard) === '' ? '' : ` ${ratingUnit(index.standard)}`}
            </>
          )}
          {!brief &&
            level !== 'none' &&
            `, required ${isAtMost(index) ? '≤' : '≥'} ${withUnit(required_db, index.standard)}`}
        </>
      )}
    </VerdictPlace>
  )
}
