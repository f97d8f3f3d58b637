import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { Icon } from '../icons/icon'
import { Unit } from '../text/unit'
import { NumberInput, type NumberInputProps } from './number-input'

export interface NumberFieldProps extends Omit<NumberInputProps, 'invalid' | 'id'> {
  readonly label: string
  readonly error?: string | undefined
  /**
   * `row`: label, field and unit in one line of a property list. `stacked`: label above. `bare`: for a field among
   * text; label and error are for the ear, and what is around the field shows them to the eye.
   */
  readonly layout?: 'row' | 'stacked' | 'bare'
}

const FIELD_WIDTH = { row: '84px', stacked: '100%', bare: '48px' }

/** A NumberInput with its label, its unit beside it and its message. */
export function NumberField({ label, error, layout = 'row', unit, width, ...input }: NumberFieldProps) {
  const id = useId()
  const message = `${id}-error`
  const inRow = layout === 'row'
  const field = (
    <NumberInput
      id={id}
      unit={unit}
      size={layout === 'stacked' ? 'md' : layout === 'row' ? 'sm' : 'xs'}
      invalid={error !== undefined}
      width={width ?? FIELD_WIDTH[layout]}
      {...(layout === 'bare' ? { 'aria-label': label, variant: 'flushed' as const } : {})}
      {...(error !== undefined ? { 'aria-describedby': message } : {})}
      {...input}
    />
  )
  const labelled = layout !== 'bare' && (
    <chakra.label htmlFor={id} color="fg.muted" textStyle={inRow ? 'sm' : 'xs'}>
      {label}
    </chakra.label>
  )
  const unitBeside = (inRow || unit !== undefined) && (
    <Unit aria-hidden fontSize="xs" minWidth={inRow ? '44px' : '0'}>
      {unit}
    </Unit>
  )
  const errorLine = error !== undefined && layout !== 'bare' && (
    <Box id={message} display="flex" gap="1.5" textStyle="xs" color="fg.error" gridColumn="1 / -1" mt="1">
      <Icon name="error" size={14} mt="1px" />
      <span>{error}</span>
    </Box>
  )

  if (layout === 'stacked') {
    return (
      <Box display="grid" gap="1" alignContent="start">
        {labelled}
        <Box display="flex" alignItems="center" gap="2">
          {field}
          {unitBeside}
        </Box>
        {errorLine}
      </Box>
    )
  }
  if (layout === 'bare') {
    return (
      <Box display="inline-flex" alignItems="center" gap="1">
        {field}
        {unitBeside}
        {error !== undefined && <VisuallyHidden id={message}>{error}</VisuallyHidden>}
      </Box>
    )
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) auto auto" columnGap="2" alignItems="center">
      {labelled}
      {field}
      {unitBeside}
      {errorLine}
    </Box>
  )
}
