import { defineTexts } from '@soundleaf/texts'

/** Of the variants of a project, which are loaded where there are more than one. */
export const { t } = defineTexts({ en: () => import('./en') })
