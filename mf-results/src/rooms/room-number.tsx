import { readNumber } from '@soundleaf/construction'
import { ROOM_RANGES } from '@soundleaf/contracts'
import { formatPlain } from '@soundleaf/texts'
import { NumberField } from '@soundleaf/ui'
import { t } from '../texts/rooms'

interface RoomNumberProps {
  readonly label: string
  readonly value: number
  readonly range: keyof typeof ROOM_RANGES
  readonly decimals: number
  readonly step?: number
  readonly onEnter: (value: number) => void
}

/**
 * A number of the rooms. Outside its range it stays as it was typed and is told the range, and the server refuses it;
 * what is no number leaves the one before.
 */
export function RoomNumber({ label, value, range, decimals, step, onEnter }: RoomNumberProps) {
  const { min, max } = ROOM_RANGES[range]
  const isInside = value >= min && value <= max
  return (
    <NumberField
      layout="stacked"
      {...{ label, value, min, max, decimals, step }}
      error={isInside ? undefined : t('rooms.outside', { least: formatPlain(min), most: formatPlain(max) })}
      onCommit={(typed) => onEnter(readNumber(typed) ?? value)}
    />
  )
}
