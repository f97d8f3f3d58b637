import { ratingWithSymbol, type RequirementIndex } from '@soundleaf/contracts'
import { rounded, shortText, withUnit } from '../text/number-text'
import { t } from '../texts'
import type { Requirement } from './requirement'

/** How an expected value stands to its requirement. */
export interface Verdict {
  readonly level: 'ok' | 'near' | 'bad' | 'none'
  /** The word beside the mark, so that colour never speaks alone. */
  readonly word: string
  /** By how much, as `margin 6 dB`, `short by 3 dB` or `within uncertainty`; empty without a verdict. */
  readonly by: string
}

/**
 * The server judges, by the rounded numbers that are shown; the words and the margin follow from the same numbers.
 * Less is better for impact sound pressure levels only.
 */
export function verdict({ color, index, required_db, expected_db }: Requirement): Verdict {
  if (index === null) return { level: 'none', word: t('verdict.noRequirement'), by: '' }
  if (expected_db === null) return { level: 'none', word: t('verdict.noValue'), by: '' }
  if (color === 'White') return { level: 'none', word: t('verdict.noRequirement'), by: '' }
  const margin_db = isAtMost(index) ? required_db - rounded(expected_db) : rounded(expected_db) - required_db
  const by =
    margin_db < 0
      ? t('verdict.short', { margin: withUnit(-margin_db, index.standard) })
      : t('verdict.margin', { margin: withUnit(margin_db, index.standard) })
  if (color === 'Green') return { level: 'ok', word: t('verdict.met'), by }
  if (color === 'Red') return { level: 'bad', word: t('verdict.missed'), by }
  return { level: 'near', word: t(margin_db < 0 ? 'verdict.missed' : 'verdict.met'), by: t('verdict.near') }
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
