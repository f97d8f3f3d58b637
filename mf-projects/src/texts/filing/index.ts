import { defineTexts } from '@soundleaf/texts'

/** Of the dialog in which projects are filed, which is loaded when it is opened. */
export const { t } = defineTexts({ en: () => import('./en') })
