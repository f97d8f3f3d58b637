import type { PropertyKey } from '@soundleaf/contracts'
import { usualRange, unitOfField, type Asked } from '@soundleaf/products'
import { formatPlain, formatQuantity, numberIn, readQuantity, unitName, withUnit } from '@soundleaf/texts'
import { Box, chakra, Icon, Input, Unit } from '@soundleaf/ui'
import { useId, useState } from 'react'
import { t } from '../texts'
import { propertyLabel } from './property-label'

interface ValueRowProps {
  readonly field: PropertyKey
  readonly text: string
  readonly least: number
  readonly most: number
  /** The draft so far: what is usual depends on the other values. */
  readonly asked: Asked
  readonly fault: string | undefined
  readonly question: string | undefined
  readonly readOnly: boolean
  readonly onText: (text: string) => void
}

/** A number with its unit, what it may be, and what it usually is beside the others. */
export function ValueRow(props: ValueRowProps) {
  const { field, least, most, asked, fault, question, readOnly } = props
  const id = useId()
  const unit = unitOfField(field)
  const { text, enter } = useTextIn(unit, props)
  const usual = usualRange(asked, field)
  const message = fault ?? question
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 96px 44px', sm: 'minmax(0, 1fr) 96px 44px 168px' }}
      columnGap="2"
      alignItems="center"
    >
      <chakra.label htmlFor={id} textStyle="sm" color="fg.muted">
        {propertyLabel(field)}
      </chakra.label>
      <Input
        id={id}
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        value={text}
        readOnly={readOnly}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-range${message === undefined ? '' : ` ${id}-message`}`}
        {...(question !== undefined && { borderColor: 'fg.warning' })}
        onChange={(event) => enter(event.target.value)}
      />
      <Unit fontSize="xs">{unitName(unit)}</Unit>
      <Box id={`${id}-range`} textStyle="xs" color="fg.muted" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        {usual === null
          ? t('range.possible', { least: numberIn(unit, least), most: formatQuantity(most, unit) })
          : t('range.usual', {
              least: rounded(unit, usual[0]),
              most: withUnit(rounded(unit, usual[1]), unitName(unit)),
            })}
      </Box>
      {message !== undefined && (
        <Box
          id={`${id}-message`}
          gridColumn="1 / -1"
          display="flex"
          gap="1.5"
          textStyle="xs"
          marginTop="1"
          color={fault === undefined ? 'fg.warning' : 'fg.error'}
        >
          <Icon name={fault === undefined ? 'near' : 'error'} size={14} />
          <span>{message}</span>
        </Box>
      )}
    </Box>
  )
}

const rounded = (unit: string, value: number) =>
  unitName(unit) === unit ? formatPlain(Number(value.toPrecision(2))) : numberIn(unit, value)

/** The text of the draft, which is in SI, as it is read and typed in the unit in use. What is no number stays as it is. */
function useTextIn(unit: string, { text, onText }: Pick<ValueRowProps, 'text' | 'onText'>) {
  /** What was typed, for as long as the draft says the same. */
  const [typed, setTyped] = useState({ shown: '', kept: '' })
  if (unitName(unit) === unit) return { text, enter: onText }
  const number = text === '' ? NaN : Number(text)
  const shown = Number.isNaN(number) ? text : numberIn(unit, number)
  return {
    text: typed.kept === text && typed.shown !== '' ? typed.shown : shown,
    enter(next: string) {
      const value = readQuantity(next, unit)
      const kept = value === null ? next : String(value)
      setTyped({ shown: next, kept })
      onText(kept)
    },
  }
}
