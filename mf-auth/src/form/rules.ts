import { setLocale, string, type StringSchema, type TestContext } from 'yup'
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

/**
 * A password that a person chooses. The form may have an `email`, whose parts are as easy to guess, and the `password`
 * that is to be replaced.
 */
export function chosenPassword(texts: Parameters<typeof newPassword>[0] = {}) {
  return newPassword(texts).test('guessable', () => t('rule.passwordGuessable'), isHardToGuess)
}

const judged = { password: '', email: '', isHard: true }

/** The judgement is megabytes of words: they come when somebody has typed a password that is long enough. */
async function isHardToGuess(password: string | undefined, { parent }: TestContext): Promise<boolean> {
  const { email = '' } = parent as { readonly email?: string }
  if (password === undefined || password.length < MIN_PASSWORD_LENGTH) return true
  // The rules of a form run with each change of any field.
  if (password === judged.password && email === judged.email) return judged.isHard
  try {
    const { isGuessable } = await import('@soundleaf/passwords')
    const isHard = !isGuessable(password, [email])
    Object.assign(judged, { password, email, isHard })
    return isHard
  } catch {
    // The server judges as well.
    return true
  }
}
