import { flankLiningLabel, flankMaterialLabel } from '@soundleaf/construction'
import {
  CONSTRUCTION_SIDES,
  FLANK_LININGS,
  FLANK_MATERIALS,
  type FlankByMass,
  type FlankOfProject,
  type RemoteHost,
  type RoomFlank,
} from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { unitName } from '@soundleaf/texts'
import { Box, Button, Grid, SelectField } from '@soundleaf/ui'
import { Suspense, useState } from 'react'
import { t } from '../texts/rooms'
import type { FlankStand } from './flank-dialog'
import { RoomNumber } from './room-number'

const FlankDialog = lazyView(() => import('./flank-dialog'))

interface FlankFieldsProps {
  readonly host: RemoteHost<'results'>
  readonly stand: FlankStand
  readonly room: 'source' | 'receiving'
  readonly flank: RoomFlank
  readonly onChange: (flank: RoomFlank, inBothRooms?: boolean) => void
}

const CONCRETE: FlankByMass = { material: 'concrete', mass: 460, lining: 'none' }

/** What flanks in one room: by mass and material, or as another project is built. */
export function FlankFields({ host, stand, room, flank, onChange }: FlankFieldsProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Grid role="group" aria-label={t(`rooms.room.${room}`)} gap="2" alignContent="start">
      <Box textStyle="xs" fontWeight="semibold">
        {t(`rooms.room.${room}`)}
      </Box>
      {'structure' in flank ? (
        <BuiltFields flank={flank} onChange={onChange} />
      ) : (
        <MassFields flank={flank} onChange={onChange} />
      )}
      <Button size="sm" justifySelf="start" onClick={() => setChoosing(true)}>
        {t('rooms.flank.choose')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <FlankDialog {...{ host, stand, onChange }} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Grid>
  )
}

interface MassFieldsProps {
  readonly flank: FlankByMass
  readonly onChange: (flank: RoomFlank) => void
}

function MassFields({ flank, onChange }: MassFieldsProps) {
  const { material, mass, lining } = flank
  return (
    <>
      <SelectField
        label={t('rooms.material')}
        value={material}
        choices={FLANK_MATERIALS.map((value) => ({ value, label: flankMaterialLabel(value) }))}
        onChange={(chosen) => onChange({ ...flank, material: chosen })}
      />
      <RoomNumber
        label={t('rooms.mass', { unit: unitName('kg/m²') })}
        value={mass}
        range="mass"
        unit="kg/m²"
        decimals={0}
        step={10}
        onEnter={(entered) => onChange({ ...flank, mass: entered })}
      />
      <SelectField
        label={t('rooms.lining')}
        value={lining}
        choices={FLANK_LININGS.map((value) => ({ value, label: flankLiningLabel(value) }))}
        onChange={(chosen) => onChange({ ...flank, lining: chosen })}
      />
    </>
  )
}

interface BuiltFieldsProps {
  readonly flank: FlankOfProject
  readonly onChange: (flank: RoomFlank) => void
}

function BuiltFields({ flank, onChange }: BuiltFieldsProps) {
  return (
    <>
      <Box textStyle="sm" role="group" aria-label={t('rooms.flank.of')}>
        <Box textStyle="xs" color="fg.muted">
          {t('rooms.flank.of')}
        </Box>
        <Box as="bdi" display="block" truncate htmlTranslate="no" title={flank.name}>
          {flank.name}
        </Box>
      </Box>
      <SelectField
        label={t('rooms.flank.side')}
        value={flank.side}
        choices={CONSTRUCTION_SIDES.map((value) => ({ value, label: t(`rooms.flank.side.${value}`) }))}
        onChange={(side) => onChange({ ...flank, side })}
      />
      <Button size="sm" variant="ghost" justifySelf="start" onClick={() => onChange(CONCRETE)}>
        {t('rooms.flank.byMass')}
      </Button>
    </>
  )
}
