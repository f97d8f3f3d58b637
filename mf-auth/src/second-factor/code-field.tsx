import { TextField } from '@soundleaf/ui'
import type { Form } from '../form/use-form'

interface CodeFieldProps {
  readonly entry: ReturnType<Form<{ code: string }>['entry']>
  readonly label: string
  readonly autoFocus?: boolean
  readonly size?: 'lg'
}

/** A one-time code, which browsers and password managers may fill in. */
export function CodeField({ entry, ...field }: CodeFieldProps) {
  return (
    <TextField {...entry} {...field} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
  )
}
