import { mainRating, ratingOf, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import type { KeptRating } from '../spectrum/comparison-curve'
import { ratingUnit, signedText } from '../text/number-text'
import { t } from '../texts'
import { statedWith, statementOf, statementText } from './statement'

/** The rating of a calculation as it is kept with its curve; nothing where it has none. */
export function ratingToKeep(kind: EvaluationKind, calculation: Calculation): KeptRating | undefined {
  const { standard } = calculation
  const value = ratingOf(calculation, mainRating(kind, standard).id)?.value
  if (value === undefined) return undefined
  return {
    standard,
    value,
    terms: statedWith(kind, standard).flatMap(({ id }) => ratingOf(calculation, id)?.value ?? []),
  }
}

/** What a kept curve was rated, as `R_{w} (C; C_{tr}) = 63 (−3; −9) dB`. */
export function keptRatingText(kind: EvaluationKind, { standard, value, terms }: KeptRating): string {
  return statementText(statementOf(kind, standard, value, terms))
}

/** How far the rating has moved since the curve was kept, as `now +4 dB`; empty where that cannot be told. */
export function sinceKeptText(
  kind: EvaluationKind,
  { standard, value }: KeptRating,
  calculation: Calculation | null,
): string {
  const now = calculation?.standard === standard ? ratingOf(calculation, mainRating(kind, standard).id) : null
  if (now === null) return ''
  const unit = ratingUnit(standard)
  return now.value === value
    ? t('compared.same')
    : t('compared.difference', { difference: `${signedText(now.value - value)} ${unit}`.trim() })
}
