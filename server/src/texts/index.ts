import { defineTexts } from '@soundleaf/texts'

/** What the server itself says to people: emails, the report's disclaimer, when a trial ends. */
export const { t, textsIn } = defineTexts({ en: () => import('./en') })

/** Says the server's texts in the language of one person. */
export type Say = typeof t
