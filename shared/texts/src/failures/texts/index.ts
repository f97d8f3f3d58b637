import { defineTexts } from '../../define-texts'

export const { t } = defineTexts({ en: () => import('./en') })
