import {
  FLANK_LININGS,
  FLANK_MATERIALS,
  JUNCTION_TYPES,
  ROOM_RANGES,
  type RoomEdge,
  type RoomFlank,
  type RoomsPath,
} from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Grid, NumberField, SelectField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'
import { edgeName } from './edge-name'
import { numberIn } from './number-in'

interface EdgeFieldsProps {
  readonly edge: RoomEdge
  readonly junction: number
  readonly isFloor: boolean
  readonly paths: readonly RoomsPath[]
  readonly onChange: (edge: RoomEdge) => void
}

const CONCRETE: RoomFlank = { material: 'concrete', mass: 460, lining: 'none' }

/** What stands at one edge: its name and share, and its fields when it is opened. */
export function EdgeFields({ edge, junction, isFloor, paths, onChange }: EdgeFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const share = paths.reduce((sum, path) => (path.junction === junction ? sum + path.share : sum), 0)
  const name = edgeName(junction, isFloor)
  const kinds = ['element', 'whole', 'none'] as const

  function choose(flank: RoomEdge['flank']): void {
    if (flank === 'none') return onChange({ flank })
    if (flank === 'whole') return onChange({ flank, Dnfw: edge.Dnfw ?? 53 })
    const { source = CONCRETE, receiving = CONCRETE, junction: joint = 'rigid cross' } = edge
    onChange({ flank, source, receiving, junction: joint })
  }

  return (
    <Box borderBottomWidth="1px" role="group" aria-label={name}>
      <Flex align="center" minHeight="36px">
        <Button
          variant="ghost"
          size="sm"
          marginStart="-2"
          icon={isOpen ? 'down' : 'forward'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </Button>
        <Box flex="1" />
        <Box textStyle="xs" color="fg.muted">
          {t('rooms.share', { share: formatNumber(share * 100, 1) })}
        </Box>
      </Flex>
      {isOpen && (
        <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="2" paddingBottom="3">
          <SelectField
            label={t('rooms.flank')}
            value={edge.flank}
            choices={kinds.map((kind) => ({ value: kind, label: t(`rooms.flank.${kind}`) }))}
            onChange={choose}
          />
          {edge.flank === 'whole' && (
            <NumberField
              layout="stacked"
              label={t('rooms.Dnfw')}
              value={edge.Dnfw ?? null}
              decimals={0}
              {...ROOM_RANGES.Dnfw}
              onCommit={(typed) => onChange({ ...edge, Dnfw: numberIn(typed, edge.Dnfw ?? 53) })}
            />
          )}
          {edge.flank === 'element' && <ElementFields {...{ edge, onChange }} />}
        </Grid>
      )}
    </Box>
  )
}

function ElementFields({ edge, onChange }: Pick<EdgeFieldsProps, 'edge' | 'onChange'>) {
  const rooms = ['source', 'receiving'] as const
  return (
    <>
      <SelectField
        label={t('rooms.junction')}
        value={edge.junction ?? 'rigid cross'}
        choices={JUNCTION_TYPES.map((type) => ({ value: type, label: t(`rooms.junction.${type}`) }))}
        onChange={(junction) => onChange({ ...edge, junction })}
      />
      {rooms.map((room) => {
        const flank = edge[room] ?? CONCRETE
        const change = (part: Partial<RoomFlank>) => onChange({ ...edge, [room]: { ...flank, ...part } })
        return (
          <Box key={room} role="group" aria-label={t(`rooms.room.${room}`)}>
            <Box textStyle="xs" fontWeight="semibold" marginBottom="1">
              {t(`rooms.room.${room}`)}
            </Box>
            <SelectField
              label={t('rooms.material')}
              value={flank.material}
              choices={FLANK_MATERIALS.map((value) => ({ value, label: t(`rooms.material.${value}`) }))}
              onChange={(material) => change({ material })}
            />
            <NumberField
              layout="stacked"
              label={t('rooms.mass')}
              value={flank.mass}
              decimals={0}
              step={10}
              {...ROOM_RANGES.mass}
              onCommit={(typed) => change({ mass: numberIn(typed, flank.mass) })}
            />
            <SelectField
              label={t('rooms.lining')}
              value={flank.lining}
              choices={FLANK_LININGS.map((value) => ({ value, label: t(`rooms.lining.${value}`) }))}
              onChange={(lining) => change({ lining })}
            />
          </Box>
        )
      })}
    </>
  )
}
