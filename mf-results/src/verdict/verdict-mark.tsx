import { VERDICT_LOOKS, type Verdict } from '@soundleaf/results-view'
import { Icon } from '@soundleaf/ui'

/** The mark of a verdict alone, named by its word; nothing where there is no verdict. */
export function VerdictMark({ verdict, size = 16 }: { readonly verdict: Verdict; readonly size?: number }) {
  if (verdict.level === 'none') return null
  const { icon, colour } = VERDICT_LOOKS[verdict.level]
  return <Icon name={icon} color={colour} size={size} label={verdict.word} />
}
