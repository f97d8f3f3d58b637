import { defineTexts } from '@soundleaf/texts/react'

/** The texts of these pages, in the words of the specification (sections 5 and 8). */
export const { t, rich } = defineTexts({ en: () => import('./en') })
