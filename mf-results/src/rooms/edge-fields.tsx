import {
  flankLiningLabel,
  flankMaterialLabel,
  junctionLabel,
  roomEdgeName,
  roomEdgeText,
} from '@soundleaf/construction'
import {
  FLANK_KINDS,
  FLANK_LININGS,
  FLANK_MATERIALS,
  JUNCTION_TYPES,
  type RoomEdge,
  type RoomFlank,
  type RoomsPath,
} from '@soundleaf/contracts'
import { formatNumber, unitName } from '@soundleaf/texts'
import { Box, Button, Flex, Grid, SelectField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/rooms'
import { JunctionFields } from './junction-fields'
import { RoomNumber } from './room-number'

interface EdgeFieldsProps {
  readonly edge: RoomEdge
  readonly junction: number
  readonly isFloor: boolean
  readonly paths: readonly RoomsPath[]
  readonly onChange: (edge: RoomEdge) => void
}

const CONCRETE: RoomFlank = { material: 'concrete', mass: 460, lining: 'none' }

/** What stands at one edge: its number, name and share, and its fields when it is opened. */
export function EdgeFields({ edge, junction, isFloor, paths, onChange }: EdgeFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const own = paths.filter((path) => path.junction === junction)
  const share = own.reduce((sum, path) => sum + path.share, 0)
  const name = roomEdgeName(junction, isFloor)

  function choose(flank: RoomEdge['flank']): void {
    if (flank === 'none') return onChange({ flank })
    if (flank === 'whole') return onChange({ flank, Dnfw: edge.Dnfw ?? 53 })
    const { source = CONCRETE, receiving = CONCRETE, junction: joint = 'rigid cross' } = edge
    onChange({ flank, source, receiving, junction: joint })
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
          {edge.flank === 'element' && <ElementFields {...{ edge, onChange }} paths={own} />}
        </Grid>
      )}
    </Box>
  )
}

function ElementFields({ edge, paths, onChange }: Pick<EdgeFieldsProps, 'edge' | 'paths' | 'onChange'>) {
  const rooms = ['source', 'receiving'] as const
  return (
    <>
      <SelectField
        label={t('rooms.junction')}
        value={edge.junction ?? 'rigid cross'}
        choices={JUNCTION_TYPES.map((type) => ({ value: type, label: junctionLabel(type) }))}
        onChange={(junction) => onChange({ ...edge, junction })}
      />
      {rooms.map((room) => {
        const flank = edge[room] ?? CONCRETE
        const change = (part: Partial<RoomFlank>) => onChange({ ...edge, [room]: { ...flank, ...part } })
        return (
          <Grid key={room} role="group" aria-label={t(`rooms.room.${room}`)} gap="2" alignContent="start">
            <Box textStyle="xs" fontWeight="semibold">
              {t(`rooms.room.${room}`)}
            </Box>
            <SelectField
              label={t('rooms.material')}
              value={flank.material}
              choices={FLANK_MATERIALS.map((value) => ({ value, label: flankMaterialLabel(value) }))}
              onChange={(material) => change({ material })}
            />
            <RoomNumber
              label={t('rooms.mass', { unit: unitName('kg/m²') })}
              value={flank.mass}
              range="mass"
              unit="kg/m²"
              decimals={0}
              step={10}
              onEnter={(mass) => change({ mass })}
            />
            <SelectField
              label={t('rooms.lining')}
              value={flank.lining}
              choices={FLANK_LININGS.map((value) => ({ value, label: flankLiningLabel(value) }))}
              onChange={(lining) => change({ lining })}
            />
          </Grid>
        )
      })}
      <JunctionFields {...{ edge, paths, onChange }} />
    </>
  )
}
