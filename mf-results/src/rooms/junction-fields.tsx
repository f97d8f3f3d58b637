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
type PathName = (typeof PATHS)[number]

/** A path begins and ends where a flank stands, or in the element itself. */
const isThere = (path: PathName, { source, receiving }: RoomEdge) =>
  (path === 'Df' || source !== undefined) && (path === 'Fd' || receiving !== undefined)

/** Before anything is calculated: a rigid cross of equal masses, ISO 12354-1:2017 annex E. */
const EQUAL_MASSES_DB = 8.7

/** The vibration reduction indices of a junction, calculated or measured, and the strips of one of timber. */
export function JunctionFields({ edge, paths, onChange }: JunctionFieldsProps) {
  const { Kij, Dvn, junction, strips = 0 } = edge
  const measured = Kij ?? Dvn
  const put = (values: NonNullable<RoomEdge['Kij']>) =>
    onChange({ ...edge, ...(Kij === undefined ? { Dvn: values } : { Kij: values }) })
  const isTimber = junction === 'timber T' || junction === 'timber cross'

  function choose(source: 'calculated' | 'measured' | 'normalised'): void {
    const { Kij: _, Dvn: __, ...others } = edge
    if (source === 'calculated') return onChange(others)
    const before = (kind: PathName) =>
      measured?.[kind] ?? paths.find((path) => path.kind === kind)?.Kij ?? EQUAL_MASSES_DB
    const values = { Ff: before('Ff'), Fd: before('Fd'), Df: before('Df') }
    onChange({ ...others, ...(source === 'measured' ? { Kij: values } : { Dvn: values }) })
  }

  return (
    <>
      <SelectField
        label={t('rooms.Kij')}
        value={Kij !== undefined ? 'measured' : Dvn !== undefined ? 'normalised' : 'calculated'}
        choices={[
          { value: 'calculated', label: t('rooms.Kij.calculated') },
          { value: 'measured', label: t('rooms.Kij.measured') },
          { value: 'normalised', label: t('rooms.Kij.normalised') },
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
      {measured !== undefined && (
        <Grid templateColumns="1fr 1fr 1fr" gap="2" gridColumn="1 / -1">
          {PATHS.filter((path) => isThere(path, edge)).map((path) => (
            <RoomNumber
              key={path}
              label={Kij === undefined ? t('rooms.Dvn.path', { path }) : t('rooms.Kij.path', { path })}
              value={measured[path]}
              range={Kij === undefined ? 'Dvn' : 'Kij'}
              decimals={1}
              step={0.1}
              onEnter={(value) => put({ ...measured, [path]: value })}
            />
          ))}
        </Grid>
      )}
    </>
  )
}
