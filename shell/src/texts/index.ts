import { defineTexts } from '@soundleaf/texts/react'
import type english from './en'

/** The texts of the shell, in the words of the specification. */
export const { t, rich } = defineTexts({ en: () => import('./en') })

type Key = keyof typeof english

/** What a toast says. */
export type ToastKey = Extract<Key, `toast.${string}`>
/** What a failed place means for the person's work. */
export type ConsequenceKey = Extract<Key, `consequence.${string}`>
