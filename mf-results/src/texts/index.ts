import { defineTexts } from '@soundleaf/texts/react'

export const { t, rich } = defineTexts({ en: () => import('./en') })
