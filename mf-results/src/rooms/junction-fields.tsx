import type { RoomEdge, RoomsPath } from '@soundleaf/contracts'
import { Grid, SelectField } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { RoomNumber } from './room-number'

interface JunctionFieldsProps {
  readonly edge: RoomEdge
  /** The paths over this edge. */
  readonly paths: readonly RoomsPath[]
  readonly onChange: (edge: RoomEdge) => void
}

const PATHS = ['Ff', 'Fd', 'Df'] as const

/** Before anything is calculated: a rigid cross of equal masses, ISO 12354-1:2017 annex E. */
const EQUAL_MASSES_DB = 8.7

/** The vibration reduction indices of a junction, calculated or measured, and the strips of one of timber. */
export function JunctionFields({ edge, paths, onChange }: JunctionFieldsProps) {
  const { Kij, junction, strips = 0 } = edge
  const isTimber = junction === 'timber T' || junction === 'timber cross'

  function choose(source: 'calculated' | 'measured'): void {
    const { Kij: _, ...others } = edge
    if (source === 'calculated') return onChange(others)
    const calculated = (kind: (typeof PATHS)[number]) =>
      paths.find((path) => path.kind === kind)?.Kij ?? EQUAL_MASSES_DB
    onChange({
      ...others,
      Kij: { Ff: calculated('Ff'), Fd: calculated('Fd'), Df: calculated('Df') },
    })
  }

  return (
    <>
      <SelectField
        label={t('rooms.Kij')}
        value={Kij === undefined ? 'calculated' : 'measured'}
        choices={[
          { value: 'calculated', label: t('rooms.Kij.calculated') },
          { value: 'measured', label: t('rooms.Kij.measured') },
        ]}
        onChange={choose}
      />
      {isTimber ? (
        <SelectField
          label={t('rooms.strips')}
          value={String(strips)}
          choices={['0', '1', '2'].map((count) => ({
            value: count,
            label: t('rooms.strips.count', { count }),
          }))}
          onChange={(count) => onChange({ ...edge, strips: Number(count) })}
        />
      ) : (
        <span />
      )}
      {Kij !== undefined && (
        <Grid templateColumns="1fr 1fr 1fr" gap="2" gridColumn="1 / -1">
          {PATHS.map((path) => (
            <RoomNumber
              key={path}
              label={t('rooms.Kij.path', { path })}
              value={Kij[path]}
              range="Kij"
              decimals={1}
              step={0.1}
              onEnter={(value) => onChange({ ...edge, Kij: { ...Kij, [path]: value } })}
            />
          ))}
        </Grid>
      )}
    </>
  )
}
