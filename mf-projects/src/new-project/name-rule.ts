import { formatNumber } from '@soundleaf/texts'
import { string } from 'yup'
import { t } from '../texts'

export const MAX_LENGTH = 100

/** The length of a name as the server counts it: code points after NFC. */
export function nameLength(name: string): number {
  return [...name.normalize('NFC').trim()].length
}

export const nameRule = string()
  .trim()
  .required(() => t('rule.required'))
  .test(
    'length',
    () => t('rule.tooLong', { limit: formatNumber(MAX_LENGTH) }),
    (name) => nameLength(name ?? '') <= MAX_LENGTH,
  )
