import { setLocale, string, type StringSchema } from 'yup'
import { formatPlain } from '@soundleaf/texts'
import { t } from '../texts'

/** What a rule says when asked: the texts are there by then. */
type Said = () => string

const notAnEmail: Said = () => t('rule.email')

// What is said where a form gives a rule no text of its own.
setLocale({
  mixed: { required: () => t('rule.required'), oneOf: () => t('rule.match') },
  string: { email: notAnEmail, min: () => t('rule.short') },
  number: {
    min: ({ min }: { min: number }) => t('rule.min', { limit: formatPlain(min) }),
    max: ({ max }: { max: number }) => t('rule.max', { limit: formatPlain(max) }),
  },
  boolean: { isValue: () => t('rule.checked') },
})

const MIN_PASSWORD_LENGTH = 10
export const passwordShort: Said = () => t('rule.passwordShort')

/** An address; the empty value passes, so that `required` says what is missing. */
export function email(): StringSchema {
  return string().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: notAnEmail, excludeEmptyString: true })
}

/** A password as the product accepts it; `texts` are those of the form, where it has its own. */
export function newPassword(texts: { required?: Said; tooShort?: Said } = {}) {
  return string().required(texts.required).min(MIN_PASSWORD_LENGTH, texts.tooShort)
}
