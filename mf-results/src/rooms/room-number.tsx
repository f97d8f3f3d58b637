import { parseEntry } from '@soundleaf/construction'
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

/** A number of the rooms. Outside its range it stays as it was typed and is told the range; the server refuses it. */
export function RoomNumber({ label, value, range, decimals, step, onEnter }: RoomNumberProps) {
  const { min, max } = ROOM_RANGES[range]
  const isInside = value >= min && value <= max
  return (
    <NumberField
      layout="stacked"
      {...{ label, value, min, max, decimals, step }}
      error={isInside ? undefined : t('rooms.outside', { least: formatPlain(min), most: formatPlain(max) })}
      onCommit={(typed) => onEnter(numberIn(typed, value))}
    />
  )
}

/** What is out of its range is not moved: it is told beside the field, and refused by the server. */
const ANY = { min: 0, max: Infinity }

/** The number that was typed, read as every entry is; the one before where it is none. */
function numberIn(typed: string, before: number): number {
  const entry = parseEntry(typed, ANY)
  return entry.ok && typed.trim() !== '' ? entry.value : before
}
