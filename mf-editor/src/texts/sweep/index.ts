import { defineTexts } from '@soundleaf/texts'

/** Of varying values, which is loaded when it is opened. */
export const { t } = defineTexts({ en: () => import('./en') })
