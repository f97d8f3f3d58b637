import { defineNames } from '@soundleaf/texts'

/**
 * What the common catalogue and the frame types call things, as a person reads it. It is stored in English, the same for
 * everybody; a name that a person gave stays as it is.
 */
export const genericName = defineNames({ en: () => import('./en') })
