import { Icon, type IconName } from '@soundleaf/ui'
import type { Verdict } from './verdict'

const MARKS: Readonly<Record<Exclude<Verdict['level'], 'none'>, { icon: IconName; ink: string }>> = {
  ok: { icon: 'ok', ink: 'fg.success' },
  near: { icon: 'near', ink: 'fg.warning' },
  bad: { icon: 'error', ink: 'fg.error' },
}

/** The mark of a verdict alone, named by its word; nothing where there is no verdict. */
export function VerdictMark({ verdict, size = 16 }: { readonly verdict: Verdict; readonly size?: number }) {
  if (verdict.level === 'none') return null
  const { icon, ink } = MARKS[verdict.level]
  return <Icon name={icon} color={ink} size={size} label={verdict.word} />
}
