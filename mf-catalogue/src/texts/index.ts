import { defineTexts } from '@soundleaf/texts'

/** The texts of the catalogue. */
export const { t } = defineTexts({ en: () => import('./en') })
