import { defineTexts } from '@soundleaf/texts'

/** The texts of the import. */
export const { t } = defineTexts({ en: () => import('./en') })
