import type { Language } from '@soundleaf/contracts'
import { defineTexts } from '@soundleaf/texts'

/** What the server itself says to people: emails, the report's disclaimer, when a trial ends. */
export const { t, textsIn } = defineTexts({ en: () => import('./en') })

/** Says the server's texts in the language of one person. */
export type Say = typeof t

/** Says them in the language that a person chose in the profile, else in that of the request. */
export const sayTo = async (person: { readonly language: Language | null }, say: Say): Promise<Say> =>
  person.language === null ? say : textsIn(person.language)
