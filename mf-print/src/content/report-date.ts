import { t } from '../texts'

/** The day the project was last modified, in UTC: a report reads the same wherever it is printed. */
export function reportDate(modifiedDateUtc: string | null): string {
  return modifiedDateUtc === null ? t('page.notSaved') : t('page.utc', { date: modifiedDateUtc.slice(0, 10) })
}
