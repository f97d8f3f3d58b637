import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as everywhere } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** zxcvbn's "safely unguessable": it takes more than 10^8 guesses. */
const SAFE = 3
/** What comes after is not looked at: time grows with the square of the length, and so much suffices by far. */
const MAX_LENGTH = 48
/** What anybody would try first here. */
const PRODUCT = ['soundleaf', 'sound leaf', 'sound insulation', 'acoustics']

let estimator: ZxcvbnFactory | null = null

/**
 * Whether a password is among the commonest, or is made of words, names, dates, keys beside each other and repetitions
 * that programs try first. `known` is what others know of the person, as the email address.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  // Reading the dictionaries takes half a second.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...everywhere, ...english },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
  })
  return estimator.check(password, [...PRODUCT, ...known.flatMap(withParts)]).score < SAFE
}

/** `anna.berg@firm.com` also as `anna`, `berg`, `firm` and `anna berg`. */
function withParts(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)
  return [text, ...text.split('@'), ...parts, parts.slice(0, 2).join(' ')]
}
