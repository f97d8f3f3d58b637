import type { Outside, RoomsAnswer, RoomsSetting } from '@soundleaf/contracts'
import { Box, Button, Grid, MessageDialog, SelectField, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { roomEdits } from '../rooms/room-edits'
import { FIRST_OUTSIDE, firstRooms, isFloorOf } from '../rooms/usual-rooms'
import { useOutside, useRooms } from '../rooms/use-rooms'
import { requirementName } from '../texts/requirement-names'
import { t } from '../texts/requirements'
import { AllCountries } from './all-countries'
import { type FacadeHere, withFacadeLimit } from './facade-row'
import {
  classesIn,
  countries,
  indexOf,
  legalOf,
  placeText,
  rowsOf,
  sourceText,
  usesIn,
  type RequirementRow,
} from './requirement-rows'
import type { RequirementsProps } from './requirements-props'
import { PresetsSection } from './presets-section'
import { RequirementTable } from './requirement-table'
import { withRequirement } from './with-requirement'

interface RequirementsDialogProps extends RequirementsProps {
  readonly onClose: () => void
}

/** What a country asks for, to be used in the project; and how the construction fares in all of them. */
export default function RequirementsDialog(props: RequirementsDialogProps) {
  const { licence } = props
  return licence === 'full' ? <Judged {...props} /> : <Requirements {...props} rooms={null} />
}

/** With the licence the limits are judged by the rooms of the project, or by usual ones before anybody says anything. */
function Judged(props: RequirementsDialogProps) {
  const { host, project } = props
  const setting = project.rooms ?? firstRooms(project)
  const { state } = useRooms(host, project, setting)
  const rooms = state.kind === 'ready' ? state.value : null
  const { outside } = setting
  return outside === undefined ? (
    <Requirements {...props} rooms={rooms} />
  ) : (
    <JudgedOutside {...props} {...{ rooms, setting, outside }} />
  )
}

/** The same where the construction is a façade or roof, which limits of façades are about. */
function JudgedOutside({
  setting,
  outside,
  ...props
}: RequirementsDialogProps & {
  readonly rooms: RoomsAnswer | null
  readonly setting: RoomsSetting
  readonly outside: Outside
}) {
  const { state } = useOutside(props.host, props.project, setting, outside)
  const answer = state.kind === 'ready' ? state.value : null
  return <Requirements {...props} facade={{ outside, answer }} />
}

interface RequirementsHere extends RequirementsDialogProps {
  readonly rooms: RoomsAnswer | null
  readonly facade?: FacadeHere
}

function Requirements(props: RequirementsHere) {
  const { host, project, licence, rooms, facade = null, onChange, onClose } = props
  const { fieldValues } = project
  const session = host.session.current()
  const standard = session.signedIn ? session.evaluationStandard : 'Iso'
  const all = countries()
  const [place, choose] = useState({ country: all[0] ?? '', use: '', of: '' })
  const uses = usesIn(place.country)
  const use = uses.includes(place.use) ? place.use : (uses[0] ?? '')
  const classes = classesIn(place.country, use)
  const of = classes.includes(place.of) ? place.of : legalOf(classes)
  const rows = rowsOf(place.country, use, of)
  const shared = { standard, rooms, facade, fieldValues }

  function take(row: RequirementRow): void {
    // A façade is asked for more than rooms are: its limit stands with the sound outside.
    const outside = withFacadeLimit(project.rooms?.outside ?? FIRST_OUTSIDE, row)
    if (outside === null) onChange(withRequirement(fieldValues, row, sourceText(row)))
    else roomEdits(host, project).change({ outside })
    host.toast({ kind: 'success', text: t('requirements.used', { country: requirementName(row.country) }) })
  }

  return (
    <MessageDialog
      title={t('requirements.title')}
      size="lg"
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose}>
          {t('requirements.close')}
        </Button>
      }
    >
      <Stack gap="4">
        <Grid templateColumns="repeat(auto-fit, minmax(160px, 1fr))" gap="3">
          <SelectField
            label={t('requirements.country')}
            value={place.country}
            choices={all.map((value) => ({ value, label: requirementName(value) }))}
            onChange={(country) => choose({ ...place, country })}
          />
          <SelectField
            label={t('requirements.use')}
            value={use}
            choices={uses.map((value) => ({ value, label: requirementName(value) }))}
            onChange={(chosen) => choose({ ...place, use: chosen })}
          />
          <SelectField
            label={t('requirements.class')}
            value={of}
            choices={classes.map((value) => ({
              value,
              label: value === '' ? t('requirements.noClass') : requirementName(value),
            }))}
            onChange={(chosen) => choose({ ...place, use, of: chosen })}
          />
        </Grid>
        <RequirementTable {...shared} name={t('requirements.asked')} rows={rows} onUse={take} />
        {rows.map((row) => (
          <Box key={`${row.use}/${row.quantity}`} textStyle="xs" color="fg.muted">
            {t(row.isSure ? 'requirements.sure' : 'requirements.check', {
              quantity: row.quantity,
              reference: row.reference,
              edition: row.edition,
              source: row.source,
            })}
            {row.note !== undefined && ` ${row.note}.`}
          </Box>
        ))}
        <PresetsSection {...{ host, standard, licence, fieldValues, onChange }} country={presetOf(rows)} />
        <AllCountries {...shared} projectName={project.name} isFloor={isFloorOf(project)} onUse={take} />
        <Box textStyle="xs" color="fg.muted">
          {t(licence === 'full' ? 'requirements.advice' : 'requirements.adviceLicence')}
        </Box>
      </Stack>
    </MessageDialog>
  )
}

/** What a country asks, as a requirement of one's own begins with it; null where none of it is in our terms. */
function presetOf(rows: readonly RequirementRow[]) {
  const kinds = new Set<string>()
  const limits = rows.flatMap((row) => {
    const index = indexOf(row)
    if (index === null || kinds.has(index.kind)) return []
    kinds.add(index.kind)
    return [{ evaluationId: index.id, value: row.value }]
  })
  const [row] = rows
  if (row === undefined || limits.length === 0) return null
  const { reference, edition } = row
  return { name: placeText(row), reference, edition, limits }
}
