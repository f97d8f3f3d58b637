import {
  ratingWithSymbol,
  type FacadeRequirement,
  type RequirementIndex,
  type ResultColor,
} from '@soundleaf/contracts'
import { rounded, shortText, withUnit } from '../text/number-text'
import { t } from '../texts'
import type { Requirement } from './requirement'

/** How an expected value stands to its requirement. */
export interface Verdict {
  /** `direct`: enough on the direct path, which says nothing yet of the building. */
  readonly level: 'ok' | 'near' | 'bad' | 'direct' | 'none'
  /** The word beside the mark, so that colour never speaks alone. */
  readonly word: string
  /** By how much, as `margin 6 dB`, `short by 3 dB`, `over by 3 dB` or `within uncertainty`; empty without a verdict. */
  readonly by: string
}

/**
 * The server judges, by the rounded numbers that are shown; the words and the margin follow from the same numbers. A
 * value of the direct path alone is judged by what it is planned with, and never well. Less is better for impact sound
 * pressure levels only.
 */
export function verdict(asked: Requirement): Verdict {
  const { color, index, required_db, expected_db, isDirect, planned, isRandom } = asked
  if (!isAsked(asked)) return { level: 'none', word: t('verdict.noRequirement'), by: '' }
  if (index === null || expected_db === null) return { level: 'none', word: t('verdict.noValue'), by: '' }
  if (isRandom || color === 'White') return { level: 'none', word: t('verdict.notJudged'), by: '' }
  const judged_db = rounded(planned?.value_db ?? expected_db)
  const margin_db = isAtMost(index) ? required_db - judged_db : judged_db - required_db
  const by = marginText(margin_db, index)
  return color === 'Green' && isDirect
    ? { level: 'direct', word: t('verdict.direct'), by }
    : wordsOf(color, margin_db, by)
}

/** How a façade or roof stands to what is asked of it, by the same rule. */
export function facadeVerdict({ color, expected_db, required_db }: FacadeRequirement): Verdict {
  if (expected_db === null) return { level: 'none', word: t('verdict.noValue'), by: '' }
  const margin_db = rounded(expected_db) - required_db
  const margin = withUnit(Math.abs(margin_db), 'Iso')
  return wordsOf(color, margin_db, t(margin_db < 0 ? 'verdict.short' : 'verdict.margin', { margin }))
}

function wordsOf(color: ResultColor, margin_db: number, by: string): Verdict {
  if (color === 'Green') return { level: 'ok', word: t('verdict.met'), by }
  if (color === 'Red') return { level: 'bad', word: t('verdict.missed'), by }
  return { level: 'near', word: t(margin_db < 0 ? 'verdict.missed' : 'verdict.met'), by: t('verdict.near') }
}

function marginText(margin_db: number, index: RequirementIndex): string {
  const margin = withUnit(Math.abs(margin_db), index.standard)
  if (margin_db >= 0) return t('verdict.margin', { margin })
  return t(isAtMost(index) ? 'verdict.over' : 'verdict.short', { margin })
}

/** Whether anything is required: an index and a value of it. */
export function isAsked({ index, required_db }: Requirement): boolean {
  return index !== null && required_db > 0
}

/**
 * What stands with a value of the direct path alone: `Direct path only, flanking not included; 5 dB deducted: 49 dB`.
 * Null where flanking is included, and where there is no value.
 */
export function directPathText({ kind, index, isDirect, expected_db, planned }: Requirement): string | null {
  if (!isDirect || index === null || expected_db === null) return null
  if (planned === null || planned.deduction_db === 0) return t('verdict.directOnly')
  return t(`verdict.planned.${kind === 'impact' && isAtMost(index) ? 'more' : 'less'}`, {
    deduction: withUnit(planned.deduction_db, 'Iso'),
    planned: withUnit(planned.value_db, index.standard),
  })
}

/** The verdict in one phrase: `Met, margin 6 dB`. */
export function verdictText({ word, by }: Verdict): string {
  return by === '' ? word : t('verdict.phrase', { word, by })
}

/** What is asked, as `≥ 52` or, for levels of impact sound, `≤ 56`; empty where nothing is. */
export function requiredText({ index, required_db }: Requirement): string {
  return index === null ? '' : `${isAtMost(index) ? '≤' : '≥'} ${shortText(required_db)}`
}

/** Whether the requirement is an upper limit: impact levels of ISO are, impact ratings of ASTM are not. */
function isAtMost({ quantity }: RequirementIndex): boolean {
  return ratingWithSymbol(quantity).better === 'lower'
}
