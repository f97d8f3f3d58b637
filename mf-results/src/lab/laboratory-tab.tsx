import {
  BANDS_HZ,
  type Calculation,
  type EvaluationKind,
  type Licence,
  type Project,
  type RemoteHost,
  type Standard,
} from '@soundleaf/contracts'
import {
  bandColumns,
  BandTable,
  kindName,
  plainNotation,
  ratedSpectrum,
  SingleNumberTable,
  statement,
  statementText,
  tableColumns,
  type Comparisons,
  type SpectrumChartHandle,
} from '@soundleaf/results-view'
import { Box, Stack } from '@soundleaf/ui'
import { useMemo, useRef } from 'react'
import { DataBar } from '../export/data-bar'
import { useBandsInRow } from './bands-in-row'
import { SpectrumSection } from './spectrum-section'
import { WorkingPanel } from '../working/working-panel'
import { t } from '../texts'

interface LaboratoryTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly licence: Licence
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  readonly comparisons: Comparisons
  readonly onKeep: (kind: EvaluationKind, slot: 0 | 1, values: readonly number[]) => void
  readonly onClear: (kind: EvaluationKind, slot: 0 | 1) => void
}

/** Curves, band values and single numbers as a laboratory would report them. */
export function LaboratoryTab(props: LaboratoryTabProps) {
  const {
    host,
    project,
    kinds,
    standard,
    licence,
    calculation,
    isCalculating,
    comparisons,
    onKeep,
    onClear,
  } = props
  const sets = useMemo(
    () => kinds.map((kind) => ratedSpectrum(kind, standard, calculation)),
    [kinds, standard, calculation],
  )
  const tables = sets.map((set) => ({ set, columns: bandColumns(set, comparisons[set.kind]) }))
  const bandsInRow = useBandsInRow()
  const copied = tables.flatMap(({ columns }) => columns)
  const charts = useRef(new Map<EvaluationKind, SpectrumChartHandle>())
  const headingOf = (kind: EvaluationKind) => {
    const { quantity, notation } = ratedSpectrum(kind, standard, calculation)
    const result = statementText(statement(kind, standard, calculation))
    const [first, second] = comparisons[kind].flatMap((curve) => (curve === null ? [] : [curve.name]))
    return [
      project.name,
      plainNotation(t('export.result', { quantity: quantity.name, symbol: notation, result })),
      ...comparedWith(first, second),
    ]
  }

  return (
    <Box paddingBottom="4">
      {sets.map((set) => (
        <SpectrumSection
          key={`${project.projectId} ${set.kind}`}
          chartRef={(chart) => {
            if (chart !== null) charts.current.set(set.kind, chart)
            return () => void charts.current.delete(set.kind)
          }}
          set={set}
          slots={comparisons[set.kind]}
          isOneOfTwo={kinds.length > 1}
          isCalculating={isCalculating}
          onKeep={(slot) => set.current !== null && onKeep(set.kind, slot, set.current)}
          onClear={(slot) => onClear(set.kind, slot)}
        />
      ))}
      <DataBar
        {...{ host, licence, kinds }}
        isEmpty={calculation === null}
        projectName={project.name}
        columns={copied}
        pictureOf={(kind) => charts.current.get(kind)?.picture(headingOf(kind)) ?? null}
      />
      <Stack gap="4" paddingX="5">
        {tables.map(({ set, columns }) => (
          <BandTable
            key={set.kind}
            caption={t('table.caption', { quantity: set.quantity.name })}
            bands_hz={BANDS_HZ}
            columns={tableColumns(columns, set)}
            bandsInRow={bandsInRow(columns.length)}
          />
        ))}
        {calculation !== null && (
          <>
            {kinds.map((kind) => (
              <SingleNumberTable
                key={kind}
                look="screen"
                heading={kindName(kind)}
                {...{ calculation, kind }}
              />
            ))}
            <WorkingPanel calculation={calculation} kinds={kinds} structure={project.structures[0]} />
          </>
        )}
      </Stack>
    </Box>
  )
}

function comparedWith(first: string | undefined, second: string | undefined): readonly string[] {
  if (first === undefined) return []
  if (second === undefined) return [t('export.compared', { name: first })]
  return [t('export.comparedWithTwo', { first, second })]
}
