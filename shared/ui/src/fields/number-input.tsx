import { Input, type InputProps } from '@chakra-ui/react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { isPressed } from '../actions/shortcuts'
import { isInterrupted } from './interrupted'
import { fieldText, type StepRange, stepped } from './stepped'

const PAGE = 10

export interface NumberInputProps
  extends StepRange,
    Omit<InputProps, 'value' | 'min' | 'max' | 'step' | 'onChange' | 'type' | 'role'> {
  readonly ref?: Ref<HTMLInputElement>
  /** What the parent holds; null shows an empty field. */
  readonly value: number | null
  readonly step?: number | undefined
  /** Only for the accessible value; the unit itself stands beside the field. */
  readonly unit?: string | undefined
  readonly invalid?: boolean
  /** Gets what was typed, as it was typed. The parent decides; the field shows `value` again. */
  readonly onCommit: (text: string) => void
}

/**
 * A number typed as text. ↑ and ↓ change it by one step, with Shift by ten, and commit at once; Enter commits and
 * stays; leaving commits; Esc and Ctrl+Z bring back what was there. A dialog that opens by itself over what is half typed
 * commits nothing.
 */
export function NumberInput({
  value,
  min,
  max,
  decimals,
  notation,
  step = 1,
  unit,
  invalid,
  onCommit,
  onKeyDown,
  onBlur,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const held = fieldText(value, decimals, notation)
  const shown = draft ?? held
  const spoken = (number: number | undefined) =>
    number === undefined || notation === undefined ? number : notation.shown(number)

  const commit = (text: string) => {
    setDraft(null)
    if (text !== held) onCommit(text)
  }

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Escape' && draft !== null) {
      // The first Esc belongs to the field, whoever else has heard it; only the next one closes or deselects.
      event.stopPropagation()
      setDraft(null)
      return
    }
    if (event.defaultPrevented || rest.readOnly) return
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction !== 0 && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
      const delta = direction * step * (event.shiftKey ? PAGE : 1)
      commit(stepped(shown, value, delta, { min, max, decimals, notation }))
    } else if (event.key === 'Enter' && draft !== null) {
      commit(draft)
    } else if (draft !== null && isPressed('undo', event)) {
      // What was typed and not committed is what goes first.
      event.preventDefault()
      setDraft(null)
    }
  }

  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      textAlign="right"
      {...rest}
      type="text"
      // A keyboard for decimals has no slash.
      inputMode={notation === undefined ? 'decimal' : 'text'}
      role="spinbutton"
      aria-valuemin={spoken(min)}
      aria-valuemax={spoken(max)}
      aria-valuenow={spoken(value ?? undefined)}
      aria-valuetext={unit ? `${shown} ${unit}` : shown}
      aria-invalid={invalid || undefined}
      data-draft={draft === null ? undefined : ''}
      value={shown}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKey}
      onBlur={(event) => {
        onBlur?.(event)
        if (draft !== null && !isInterrupted(event)) commit(draft)
      }}
    />
  )
}
