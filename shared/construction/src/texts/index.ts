import { defineTexts } from '@soundleaf/texts'
import type english from './en'

/** What constructions and their parts are called, and the rules that they keep to. */
export const { t } = defineTexts({ en: () => import('./en') })

type Key = keyof typeof english

/** What a word is called that a person chooses. */
export type ChoiceLabel = Extract<Key, `choice.${string}`>

/** What a property is called. */
export type PropertyLabel = Extract<Key, `property.${string}`>
