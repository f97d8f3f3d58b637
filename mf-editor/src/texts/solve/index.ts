import { defineTexts } from '@soundleaf/texts'

/** Of the search for build-ups, which is loaded when it is opened. */
export const { t } = defineTexts({ en: () => import('./en') })
