import type { RoomsSetting } from '@soundleaf/contracts'
import { unitName } from '@soundleaf/texts'
import { Grid } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { RoomNumber } from './room-number'

interface DimensionFieldsProps {
  readonly rooms: RoomsSetting
  readonly isFloor: boolean
  readonly names: readonly ('width' | 'height' | 'sourceDepth' | 'receivingDepth')[]
  readonly onChange: (part: Partial<RoomsSetting>) => void
}

/** Dimensions of the element and of the rooms, m. */
export function DimensionFields({ rooms, isFloor, names, onChange }: DimensionFieldsProps) {
  const place = isFloor ? 'above' : 'beside'
  return (
    <Grid
      templateColumns={`repeat(${names.length === 3 ? 3 : 2}, 1fr)`}
      columnGap="3"
      rowGap="2"
      alignItems="start"
    >
      {names.map((name) => (
        <RoomNumber
          key={name}
          label={t(`rooms.${place}.${name}`, { unit: unitName('m') })}
          value={rooms[name]}
          range="dimension"
          unit="m"
          decimals={2}
          step={0.1}
          onEnter={(value) => onChange({ [name]: value })}
        />
      ))}
    </Grid>
  )
}
