import { invalidEntryText, parseEntry, type NumberRow } from '@soundleaf/construction'
import { fieldIn } from '@soundleaf/texts'
import { NumberField } from '@soundleaf/ui'
import { useEditor } from '../editor-context'
import { t } from '../texts/sweep'
import type { SweepSpan } from './sweep-values'

interface Props {
  readonly row: NumberRow
  readonly span: SweepSpan
  readonly onChange: (span: SweepSpan) => void
  /** Of which property they are, where there are two. */
  readonly of?: string
}

/** From, to and step of a number's values. */
export function SpanFields({ row, span, onChange, of }: Props) {
  const { host } = useEditor()
  function enter(end: keyof SweepSpan, typed: string): void {
    const range = end === 'step' ? { min: 0, max: row.range.max } : row.range
    const entry = parseEntry(typed, range, undefined, row.unit)
    if (entry.ok) onChange({ ...span, [end]: entry.value })
    else host.toast({ kind: 'error', text: invalidEntryText() })
  }
  return (['from', 'to', 'step'] as const).map((end) => (
    <NumberField
      key={end}
      layout="stacked"
      label={of === undefined ? t(`sweep.${end}`) : t(`sweep.second.${end}`, { of })}
      value={span[end]}
      decimals={row.decimals}
      {...fieldIn(row.unit)}
      step={span.step}
      {...(end === 'step' ? { min: 0, max: row.range.max } : row.range)}
      onCommit={(typed) => enter(end, typed)}
    />
  ))
}
