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
  keptRatingText,
  plainNotation,
  ratedSpectrum,
  ratingToKeep,
  statement,
  statementText,
  tableColumns,
  type ChartPicture,
  type ComparisonCurve,
  type Comparisons,
  type RatedSpectrum,
  type SpectrumChartHandle,
  type SpectrumSeries,
} from '@soundleaf/results-view'
import { lazyView } from '@soundleaf/federation'
import { withTexts } from '@soundleaf/texts'
import { Box, Stack } from '@soundleaf/ui'
import { Suspense, useMemo, useRef } from 'react'
import type { CurrentCurves } from '../comparison/comparison-store'
import type { About } from '../export/band-table-text'
import { DataBar } from '../export/data-bar'
import { useBandsInRow } from './bands-in-row'
import { Details } from './details'
import { SpectrumSection } from './spectrum-section'
import { LibrarySection } from '../measured/library-section'
import type { MeasuredCurves } from '../measured/measured-panel'
import type { RatedVariant } from '../variants/use-variants'
import { overlaidVariants, overlaysOf, type Overlays } from '../variants/variant-overlays'
import { t } from '../texts'

const VariantCurves = lazyView(() => import('../variants/variant-curves'))

interface LaboratoryTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly licence: Licence
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  /** The values are those from before the construction lacked something. */
  readonly isPast: boolean
  /** The calculation, or the last one while the next is awaited. */
  readonly detailed: Calculation | null
  readonly comparisons: Comparisons
  readonly overlays: Overlays
  readonly onKeep: (kind: EvaluationKind, slot: 0 | 1, current: CurrentCurves) => void
  readonly onShow: MeasuredCurves['onShow']
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
    isPast,
    detailed,
    comparisons,
    overlays,
    onKeep,
    onShow,
    onClear,
  } = props
  const sets = useMemo(
    () => kinds.map((kind) => ratedSpectrum(kind, standard, calculation)),
    [kinds, standard, calculation],
  )
  const { variants, shown } = overlays
  const others = useMemo(
    () => new Map(kinds.map((kind) => [kind, overlaysOf({ variants, shown }, kind, standard)])),
    [kinds, variants, shown, standard],
  )
  const tables = sets.map((set) => ({ set, columns: bandColumns(set, comparisons[set.kind]) }))
  const bandsInRow = useBandsInRow()
  const copied = tables.flatMap(({ columns }) => columns)
  const about: About = [
    [t('export.project'), project.name],
    ...kinds.map((kind) => {
      const { notation, rating, terms, unit } = statement(kind, standard, calculation)
      return [plainNotation(notation), [rating, terms, unit].filter((part) => part !== '').join(' ')] as const
    }),
  ]
  const charts = useRef(new Map<EvaluationKind, SpectrumChartHandle>())
  const headingOf = (kind: EvaluationKind) => {
    const { quantity, notation } = ratedSpectrum(kind, standard, calculation)
    const result = statementText(statement(kind, standard, calculation))
    return [
      project.name,
      plainNotation(t('export.result', { quantity: quantity.name, symbol: notation, result })),
      ...comparisons[kind].flatMap((curve) => (curve === null ? [] : [comparedWith(kind, curve)])),
      ...overlaidVariants(overlays).map((variant) => overlaidText(variant, kind, standard)),
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
          others={others.get(set.kind) ?? NO_CURVES}
          isOneOfTwo={kinds.length > 1}
          isCalculating={isCalculating}
          calculation={calculation}
          onKeep={(slot) => onKeep(set.kind, slot, currentCurves(sets, calculation))}
          onClear={(slot) => onClear(set.kind, slot)}
        />
      ))}
      {overlays.variants.length > 1 && (
        <Suspense fallback={null}>
          <VariantCurves {...overlays} {...{ kinds, standard }} />
        </Suspense>
      )}
      <DataBar
        {...{ host, licence, kinds, project }}
        isEmpty={calculation === null || isPast}
        columns={copied}
        about={about}
        sectionPictureOf={() => pictureOfSection(project, headlines(about))}
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
        {detailed !== null && (
          <Details
            calculation={detailed}
            isPast={calculation === null}
            structure={project.structures[0]}
            {...{ kinds, comparisons, onShow }}
            onHide={onClear}
          />
        )}
        <LibrarySection api={host.api} {...{ kinds, comparisons, onShow }} onHide={onClear} />
      </Stack>
    </Box>
  )
}

const NO_CURVES: readonly SpectrumSeries[] = []

/** What the table is of, as lines of a picture's heading. */
const headlines = ([[, name] = ['', ''], ...ratings]: About): readonly string[] => [
  name,
  ...ratings.map((pair) => pair.join(' ')),
]

/** The drawing is fetched when its picture is asked for. */
async function pictureOfSection(project: Project, heading: readonly string[]): Promise<ChartPicture> {
  const { sectionPicture } = await withTexts(import('../export/section-picture'))
  const [structure] = project.structures
  const picture = structure === undefined ? null : sectionPicture(structure, heading)
  if (picture === null) throw new Error('There is nothing to draw')
  return picture
}

/** What can be kept of a calculation: its curves, each with its rating. */
function currentCurves(sets: readonly RatedSpectrum[], calculation: Calculation | null): CurrentCurves {
  const found = sets.flatMap(({ kind, current }) => {
    if (current === null || calculation === null) return []
    const rating = ratingToKeep(kind, calculation)
    return [[kind, { values: current, ...(rating && { rating }) }] as const]
  })
  return Object.fromEntries(found)
}

/** A line of a picture's heading: which variant a thin curve is of. */
function overlaidText(variant: RatedVariant, kind: EvaluationKind, standard: Standard): string {
  const { number, name, calculation } = variant
  const rating = plainNotation(statementText(statement(kind, standard, calculation)))
  return t('export.variant', { number: String(number), name, rating })
}

/** A line of a picture's heading: which curve it is compared with, and what that was rated. */
function comparedWith(kind: EvaluationKind, { name, rating, measured }: ComparisonCurve): string {
  if (measured !== undefined) return t('export.comparedMeasured', { name, source: measured.source })
  if (rating === undefined) return t('export.compared', { name })
  return t('export.comparedRated', { name, rating: plainNotation(keptRatingText(kind, rating)) })
}
