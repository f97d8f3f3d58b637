import { defineTexts } from '@soundleaf/texts/react'

/** Of the tab Rooms, which is loaded when it is opened. */
export const { t, rich } = defineTexts({ en: () => import('./en') })
