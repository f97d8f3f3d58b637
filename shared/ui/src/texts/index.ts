import { defineTexts } from '@soundleaf/texts'
import type english from './en'

export const { t } = defineTexts({ en: () => import('./en') })

export type TextKey = keyof typeof english
