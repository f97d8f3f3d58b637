import { defineTexts } from '@soundleaf/texts'

export const { t } = defineTexts({ en: () => import('./en') })
