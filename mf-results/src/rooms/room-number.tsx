import { ROOM_RANGES } from '@soundleaf/contracts'
import { notationIn, numberIn, orEnd, readQuantity } from '@soundleaf/texts'
import { NumberField } from '@soundleaf/ui'
import { t } from '../texts/rooms'

interface RoomNumberProps {
  readonly label: string
  readonly value: number
  readonly range: keyof typeof ROOM_RANGES
  /** In which the value is, one of SI; none where the label says what it is. */
  readonly unit?: string
  readonly decimals: number
  readonly step?: number
  readonly onEnter: (value: number) => void
}

/**
 * A number of the rooms. Outside its range it stays as it was typed and is told the range, and the server refuses it;
 * what is no number leaves the one before.
 */
export function RoomNumber(props: RoomNumberProps) {
  const { label, value, range, unit = '', decimals, step, onEnter } = props
  const { min, max } = ROOM_RANGES[range]
  const isInside = value >= min && value <= max
  return (
    <NumberField
      layout="stacked"
      {...{ label, value, min, max, decimals, step }}
      {...notationIn(unit)}
      error={
        isInside ? undefined : t('rooms.outside', { least: numberIn(unit, min), most: numberIn(unit, max) })
      }
      onCommit={(typed) => onEnter(orEnd(unit, readQuantity(typed, unit) ?? value, { min, max }))}
    />
  )
}
