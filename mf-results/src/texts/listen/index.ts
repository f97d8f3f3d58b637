import { defineTexts } from '@soundleaf/texts'

/** Of the tab Listen, which is loaded when it is opened. */
export const { t } = defineTexts({ en: () => import('./en') })
