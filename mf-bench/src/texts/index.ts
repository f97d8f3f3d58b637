import { defineTexts } from '@soundleaf/texts'

/** The texts of the rating bench. */
export const { t } = defineTexts({ en: () => import('./en') })
