import { uncertaintyText } from '@soundleaf/results-view'
import { t } from './texts'

/** How sure a number is: its uncertainty, or the range in which it is likely where nobody measured its kind. */
export function howSure(uncertainty_db: number, range: string | null): string {
  return range === null
    ? t('fact.uncertainty', { uncertainty: uncertaintyText(uncertainty_db) })
    : t('fact.unmeasured', { range })
}
