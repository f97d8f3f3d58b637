import { defineNames } from '@soundleaf/texts'

/** What the table of requirements calls countries, uses and classes, as a person reads it; it is stored in English. */
export const requirementName = defineNames({ en: () => import('./en') })
