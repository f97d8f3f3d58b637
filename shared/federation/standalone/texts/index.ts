import { defineTexts } from '@soundleaf/texts'

/** The texts of the standalone page. */
export const { t } = defineTexts({ en: () => import('./en') })
