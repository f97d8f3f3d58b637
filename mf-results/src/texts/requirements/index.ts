import { defineTexts } from '@soundleaf/texts/react'

/** Of the dialog of requirements by country, which is loaded when it is opened. */
export const { t, rich } = defineTexts({ en: () => import('./en') })
