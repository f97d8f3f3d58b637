import type { Licence } from '@soundleaf/contracts'
import { t } from './texts/account'

/** A licence in words, and for a trial how long it lasts, by the server's clock. */
export function licenceText(licence: Licence, expiry: string | null): string {
  const name = t(`licence.${licence}`)
  return expiry === null ? name : t('licence.lasting', { licence: name, expiry })
}
