import { string, type StringSchema } from 'yup'

/** The messages of specification section 5 where a form names none of its own (ERR-04). */
export const REQUIRED = 'This field is required'
export const NOT_AN_EMAIL = 'This field must be a valid email address'
export const TOO_SHORT = 'Password must be at least 10 characters long'

const MIN_PASSWORD_LENGTH = 10

/** An address; the empty value passes, so that `required` says what is missing. */
export function email(): StringSchema {
  return string().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: NOT_AN_EMAIL, excludeEmptyString: true })
}

/** A password as the product accepts it. */
export function newPassword(required = REQUIRED): StringSchema {
  return string().required(required).min(MIN_PASSWORD_LENGTH, TOO_SHORT)
}
