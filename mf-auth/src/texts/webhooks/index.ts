import { defineTexts } from '@soundleaf/texts'

/** Of the profile's card of webhooks, which few people have. */
export const { t } = defineTexts({ en: () => import('./en') })
