import { setLocale, string, type StringSchema } from 'yup'

const NOT_AN_EMAIL = 'This field must be a valid email address'

/** What a rule says that a form gives no text of its own: specification section 5 (ERR-04). */
setLocale({
  mixed: { required: 'This field is required', oneOf: 'The values do not match' },
  string: { email: NOT_AN_EMAIL, min: 'The value is not long enough' },
  number: {
    min: ({ min }: { min: number }) => `This value must be greater than or equal to ${min}`,
    max: ({ max }: { max: number }) => `This value must be less than or equal to ${max}`,
  },
  boolean: { isValue: 'This checkbox must be checked' },
})

const MIN_PASSWORD_LENGTH = 10
export const TOO_SHORT = 'Password must be at least 10 characters long'

/** An address; the empty value passes, so that `required` says what is missing. */
export function email(): StringSchema {
  return string().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: NOT_AN_EMAIL, excludeEmptyString: true })
}

/** A password as the product accepts it; `texts` are those of the form, where it has its own. */
export function newPassword(texts: { required?: string; tooShort?: string } = {}) {
  return string().required(texts.required).min(MIN_PASSWORD_LENGTH, texts.tooShort)
}
