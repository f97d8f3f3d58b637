import { defineTexts } from '@soundleaf/texts'
import type english from './en'

/** The texts of the editor, in the words of the specification (section 6). */
export const { t } = defineTexts({ en: () => import('./en') })

export type TextKey = keyof typeof english
