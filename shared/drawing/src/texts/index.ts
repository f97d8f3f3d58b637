import { defineTexts } from '@soundleaf/texts'

/** What the drawing says: labels beside the section, and what is read aloud of its layers. */
export const { t } = defineTexts({ en: () => import('./en') })
