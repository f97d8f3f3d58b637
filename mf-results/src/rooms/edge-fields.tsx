import { junctionLabel, roomEdgeName, roomEdgeText } from '@soundleaf/construction'
import {
  FLANK_KINDS,
  JUNCTION_TYPES,
  type RemoteHost,
  type RoomEdge,
  type RoomFlank,
  type RoomsPath,
} from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Grid, SelectField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/rooms'
import type { FlankStand } from './flank-dialog'
import { FlankFields } from './flank-fields'
import { JunctionFields } from './junction-fields'
import { joined, StandsIn, standing } from './stands-in'
import { RoomNumber } from './room-number'

interface EdgeFieldsProps {
  readonly host: RemoteHost<'results'>
  /** Of the rooms: none flanks itself. */
  readonly projectId: string
  readonly edge: RoomEdge
  readonly junction: number
  readonly isFloor: boolean
  readonly paths: readonly RoomsPath[]
  readonly onChange: (edge: RoomEdge) => void
}

const CONCRETE: RoomFlank = { material: 'concrete', mass: 460, lining: 'none' }
const ROOMS = ['source', 'receiving'] as const

/** What stands at one edge: its number, name and share, and its fields when it is opened. */
export function EdgeFields(props: EdgeFieldsProps) {
  const { edge, junction, isFloor, paths, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const own = paths.filter((path) => path.junction === junction)
  const share = own.reduce((sum, path) => sum + path.share, 0)
  const name = roomEdgeName(junction, isFloor)

  function choose(flank: RoomEdge['flank']): void {
    if (flank === 'none') return onChange({ flank })
    if (flank === 'whole') return onChange({ flank, Dnfw: edge.Dnfw ?? 53 })
    const { source, receiving, junction: joint = 'rigid cross' } = edge
    const isNew = source === undefined && receiving === undefined
    onChange({
      flank,
      junction: joint,
      ...(isNew ? { source: CONCRETE, receiving: CONCRETE } : standing(source, receiving)),
    })
  }

  return (
    <Box borderBottomWidth="1px" role="group" aria-label={name}>
      <Flex align="center" minHeight="36px" gap="2">
        <Button
          variant="ghost"
          size="sm"
          flex="none"
          marginStart="-2"
          icon={isOpen ? 'down' : 'forward'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('rooms.numbered', { number: String(junction), name })}
        </Button>
        <Box flex="1" minWidth="0" textStyle="xs" color="fg.muted" truncate title={roomEdgeText(edge)}>
          {roomEdgeText(edge)}
        </Box>
        <Box flex="none" textStyle="xs" fontWeight="semibold" minWidth="44px" textAlign="end">
          {own.length > 0 && t('rooms.share', { share: formatNumber(share * 100, 1) })}
        </Box>
      </Flex>
      {isOpen && (
        <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="2" paddingBottom="3" alignItems="start">
          <SelectField
            label={t('rooms.flank')}
            value={edge.flank}
            choices={FLANK_KINDS.map((kind) => ({ value: kind, label: t(`rooms.flank.${kind}`) }))}
            onChange={choose}
          />
          {edge.flank === 'whole' && (
            <RoomNumber
              label={t('rooms.Dnfw')}
              value={edge.Dnfw ?? 53}
              range="Dnfw"
              decimals={0}
              onEnter={(Dnfw) => onChange({ ...edge, Dnfw })}
            />
          )}
          {edge.flank === 'element' && <ElementFields {...props} paths={own} />}
        </Grid>
      )}
    </Box>
  )
}

function ElementFields({ edge, junction, isFloor, paths, projectId, host, onChange }: EdgeFieldsProps) {
  // A wall has the floor at its first edge and the ceiling at its second one; inside is the receiving side.
  const stand: FlankStand = {
    projectId,
    kind: !isFloor && junction <= 2 ? 'floor' : 'wall',
    side: !isFloor && junction === 1 ? 'source' : 'receiving',
  }
  return (
    <>
      <SelectField
        label={t('rooms.junction')}
        value={edge.junction ?? 'rigid cross'}
        choices={JUNCTION_TYPES.map((type) => ({ value: type, label: junctionLabel(type) }))}
        onChange={(junction) => onChange(joined({ ...edge, junction }))}
      />
      <StandsIn {...{ edge, onChange }} />
      {ROOMS.filter((room) => edge[room] !== undefined).map((room) => (
        <FlankFields
          key={room}
          {...{ room, stand, host }}
          flank={edge[room] ?? CONCRETE}
          onChange={(flank, inBoth) =>
            onChange(
              joined({ ...edge, ...(inBoth ? { source: flank, receiving: flank } : { [room]: flank }) }),
            )
          }
        />
      ))}
      <JunctionFields {...{ edge, paths, onChange }} />
    </>
  )
}
