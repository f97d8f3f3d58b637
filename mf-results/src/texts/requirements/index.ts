import { defineTexts } from '@soundleaf/texts'

/** Of the dialog of requirements by country, which is loaded when it is opened. */
export const { t } = defineTexts({ en: () => import('./en') })
