import {
  directPathText,
  indexNotation,
  isAsked,
  plusMinusText,
  ratingUnit,
  requiredText,
  shortText,
  verdict,
  VerdictPlace,
  type Requirement,
} from '@soundleaf/results-view'
import { Link, Sub } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { rich, t } from '../texts'

interface VerdictLineProps {
  readonly asked: Requirement
  readonly source?: string
  /** In the strip under the drawing: without the requirement, for which there is no room. */
  readonly brief?: boolean
  readonly onChoose?: () => void
}

/** One requirement: met or not, what is expected, what is asked, by how much. */
export function VerdictLine({ asked, source, brief = false, onChoose }: VerdictLineProps) {
  const { level, word, by } = verdict(asked)
  const { index, expected_db, uncertainty_db, range } = asked
  const unit = index === null ? '' : ` ${ratingUnit(index.standard)}`.trimEnd()
  const expected = index !== null && (
    <>
      <Sub>{indexNotation(index)}</Sub>
      {expected_db !== null && (
        <>
          {' = '}
          <b>{shortText(expected_db)}</b>
          {!brief && uncertainty_db !== null && ` ${range ?? plusMinusText(uncertainty_db)}`}
          {(brief || level === 'none') && unit}
        </>
      )}
    </>
  )
  const note = brief ? null : directPathText(asked)
  const choose = !isAsked(asked) && onChoose !== undefined && (
    <Link as="button" onClick={onChoose}>
      {t('verdict.choose')}
    </Link>
  )
  return (
    <VerdictPlace
      kind={level}
      // What is said of the direct path in the note needs no second word; the strip has no note.
      {...(level === 'direct' && !brief ? {} : { word })}
      aside={choose || by}
      {...(note === null ? {} : { note })}
      {...(source === undefined ? {} : { source })}
    >
      {brief || level === 'none' ? expected : besideRequired(expected, asked, level === 'near', unit)}
    </VerdictPlace>
  )
}

/** Beside a quantity with a term, or a verdict of more words, there is room for the number alone. */
function besideRequired(expected: ReactNode, asked: Requirement, isNear: boolean, unit: string): ReactNode {
  const hasTerm = asked.index?.term !== null
  const required = `${requiredText(asked)}${hasTerm && isNear ? '' : unit}`
  if (!hasTerm && !isNear) return rich('verdict.required', { required }, { expected: () => expected })
  return (
    <>
      {expected} ({required})
    </>
  )
}
