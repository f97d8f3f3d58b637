import {
  indexNotation,
  plusMinusText,
  ratingUnit,
  requiredText,
  shortText,
  verdict,
  VerdictPlace,
  type Requirement,
} from '@soundleaf/results-view'
import { Sub } from '@soundleaf/ui'

interface VerdictLineProps {
  readonly asked: Requirement
  readonly source?: string
  /** In the strip under the drawing: without the requirement, for which there is no room. */
  readonly brief?: boolean
}

/** One requirement: met or not, what is expected, what is asked, by how much. */
export function VerdictLine({ asked, source, brief = false }: VerdictLineProps) {
  const { level, word, by } = verdict(asked)
  const { index, expected_db, uncertainty_db } = asked
  const unit = index === null ? '' : ` ${ratingUnit(index.standard)}`.trimEnd()
  return (
    <VerdictPlace kind={level} word={word} aside={by} {...(source === undefined ? {} : { source })}>
      {index !== null && (
        <>
          <Sub>{indexNotation(index)}</Sub>
          {expected_db !== null && (
            <>
              {' = '}
              <b>{shortText(expected_db)}</b>
              {!brief && uncertainty_db !== null && ` ${plusMinusText(uncertainty_db)}`}
              {(brief || level === 'none') && unit}
            </>
          )}
          {!brief && level !== 'none' && requiredPhrase(asked, level === 'near', unit)}
        </>
      )}
    </VerdictPlace>
  )
}

/** Beside a quantity with a term, or a verdict of more words, there is room for the number alone. */
function requiredPhrase(asked: Requirement, isNear: boolean, unit: string): string {
  const required = requiredText(asked)
  if (asked.index?.term !== null) return isNear ? ` (${required})` : ` (${required}${unit})`
  return isNear ? ` (${required}${unit})` : `, required ${required}${unit}`
}
