import { formatNumber, textLength } from '@soundleaf/texts'
import { string } from 'yup'
import { t } from '../texts'

export const MAX_LENGTH = 100

/** The length of a name as the server counts it: without the spaces around it. */
export const nameLength = (name: string): number => textLength(name.trim())

export const nameRule = string()
  .trim()
  .required(() => t('rule.required'))
  .test(
    'length',
    () => t('rule.tooLong', { limit: formatNumber(MAX_LENGTH) }),
    (name) => nameLength(name ?? '') <= MAX_LENGTH,
  )
