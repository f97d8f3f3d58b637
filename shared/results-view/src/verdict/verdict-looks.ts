import type { IconName } from '@soundleaf/ui'

export type VerdictKind = 'ok' | 'near' | 'bad' | 'direct' | 'none'

/** The mark and the colours of a verdict; a word stands beside them. Without flanking nothing is green. */
export const VERDICT_LOOKS: Readonly<
  Record<VerdictKind, { readonly icon: IconName; readonly ground: string; readonly colour: string }>
> = {
  ok: { icon: 'ok', ground: 'bg.success', colour: 'fg.success' },
  near: { icon: 'near', ground: 'bg.warning', colour: 'fg.warning' },
  bad: { icon: 'error', ground: 'bg.error', colour: 'fg.error' },
  direct: { icon: 'info', ground: 'bg.subtle', colour: 'fg' },
  none: { icon: 'info', ground: 'bg.subtle', colour: 'fg.muted' },
}
