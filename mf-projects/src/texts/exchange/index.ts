import { defineTexts } from '@soundleaf/texts'

/** Of what goes out and in: files and links, whose dialogs are loaded when they are opened. */
export const { t } = defineTexts({ en: () => import('./en') })
