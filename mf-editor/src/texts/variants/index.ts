import { defineTexts } from '@soundleaf/texts'

/** Of the strip of variants, which is loaded where there are several. */
export const { t } = defineTexts({ en: () => import('./en') })
