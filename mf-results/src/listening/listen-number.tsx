import { formatPlain, readNumber } from '@soundleaf/texts'
import { NumberField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/listen'

interface ListenNumberProps {
  readonly label: string
  readonly value: number
  readonly range: { readonly min: number; readonly max: number }
  readonly decimals: number
  readonly onEnter: (value: number) => void
}

/** A number of what is heard. Outside its range it stays as it was typed and is told the range, and the one before holds. */
export function ListenNumber({ label, value, range, decimals, onEnter }: ListenNumberProps) {
  const { min, max } = range
  const [outside, setOutside] = useState<number | null>(null)
  const error = t('listen.range', { field: label, min: formatPlain(min), max: formatPlain(max) })
  return (
    <NumberField
      layout="stacked"
      {...{ label, min, max, decimals }}
      value={outside ?? value}
      error={outside === null ? undefined : error}
      onCommit={(typed) => {
        const number = readNumber(typed)
        if (number === null) return setOutside(null)
        const isInside = number >= min && number <= max
        setOutside(isInside ? null : number)
        if (isInside) onEnter(number)
      }}
    />
  )
}
