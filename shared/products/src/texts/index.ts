import { defineTexts } from '@soundleaf/texts'

/** What is wrong with a product or a file of them, and what is questioned. */
export const { t } = defineTexts({ en: () => import('./en') })
