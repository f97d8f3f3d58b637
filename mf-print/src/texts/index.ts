import { defineTexts } from '@soundleaf/texts'

/** The texts of the report and the sheet, in the words of the specification. */
export const { t } = defineTexts({ en: () => import('./en') })
