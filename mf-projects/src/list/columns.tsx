import type { ReactNode } from 'react'
import { structureTypeLabel, templateLabel } from '@soundleaf/construction'
import type {
  Filing,
  Material,
  ProjectListItem,
  ProjectNumbers,
  Standard,
  StructureType,
  Template,
} from '@soundleaf/contracts'
import { StructureTypeIcon } from '@soundleaf/drawing'
import { compareNames, numberIn, unitName } from '@soundleaf/texts'
import { Box, Sub, VisuallyHidden } from '@soundleaf/ui'
import { t } from '../texts'
import { dateText } from './date-text'

/** What every list has of a project. */
export interface Listed {
  readonly projectId: string
  readonly name: string
  readonly structuresSummary: readonly StructureType[]
  /** What its construction is like, where that is not the default of its type. */
  readonly template?: Template | undefined
  /** What its massive elements are of; concrete where nothing says. */
  readonly massiveMaterial?: Material | undefined
  readonly filing?: Filing | undefined
}

/** What a person calls the kind of a project. */
export function kindLabels({ structuresSummary, template }: Listed): readonly string[] {
  return [
    ...(template === undefined ? [] : [templateLabel(template)]),
    ...structuresSummary.map((type) => structureTypeLabel(type)),
  ]
}

export interface Column<Row> {
  readonly id: string
  readonly head: ReactNode
  /** The rest of the width is the name's, which needs it where the window is narrow. */
  readonly width?: string | { readonly base: string; readonly md: string }
  /** From which width of the window on there is room for it; names come before it. */
  readonly from?: 'md' | 'lg' | 'xl' | '2xl'
  readonly look?: 'name' | 'quiet' | 'number'
  /** What a person wrote, which may not have room. */
  readonly title?: (row: Row) => string | undefined
  readonly cell: (row: Row, isTabStop: boolean) => ReactNode
  /** A column without it does not sort. */
  readonly compare?: (a: Row, b: Row) => number
  /** The first click puts the largest or latest first. */
  readonly isLargestFirst?: boolean
}

/** Icon and name, with which every list begins. */
export function nameColumns<Row extends Listed>(): readonly Column<Row>[] {
  return [
    {
      id: 'type',
      head: t('column.type'),
      width: { base: '52px', md: '68px' },
      cell(project) {
        const type = project.template ?? project.structuresSummary[0]
        const [label] = kindLabels(project)
        return (
          type !== undefined && (
            <Box title={label}>
              <StructureTypeIcon type={type} size="small" massive={project.massiveMaterial} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </Box>
          )
        )
      },
      compare: (a, b) => compareNames(kindLabels(a)[0] ?? '', kindLabels(b)[0] ?? ''),
    },
    {
      id: 'name',
      head: t('column.name'),
      look: 'name',
      title: ({ name }) => name,
      cell: ({ name, filing }) => (
        <>
          <bdi translate="no">{name}</bdi>
          {filing !== undefined && <FiledLine filing={filing} />}
        </>
      ),
      compare: (a, b) => compareNames(a.name, b.name),
    },
  ]
}

/** The second line of a row: its tags, and its job where there is no room for the column. */
function FiledLine({ filing: { job, tags } }: { filing: Filing }) {
  if (job === null && tags.length === 0) return null
  return (
    <span data-filed translate="no">
      {job !== null && <span data-job>{tags.length === 0 ? job : `${job} · `}</span>}
      {tags.join(' · ')}
    </span>
  )
}

/** Under which job each stands; only where some stand under one. */
export function jobColumns(hasJobs: boolean): readonly Column<ProjectListItem>[] {
  if (!hasJobs) return []
  const jobOf = ({ filing }: ProjectListItem) => filing?.job ?? ''
  return [
    {
      id: 'job',
      head: t('column.job'),
      width: '132px',
      from: '2xl',
      title: (project) => jobOf(project) || undefined,
      cell: (project) => <bdi translate="no">{jobOf(project)}</bdi>,
      compare: (a, b) => compareNames(jobOf(a), jobOf(b)),
    },
  ]
}

/** What the standards call the two numbers, in every language. */
const SYMBOLS: Readonly<Record<Standard, Readonly<Record<'airborne' | 'impact', string>>>> = {
  Iso: { airborne: 'R_{w}', impact: 'L_{n,w}' },
  Astm: { airborne: 'STC', impact: 'IIC' },
}

/** The numbers of the last calculation; a trial's list has none. */
export function numberColumns(standard: Standard | undefined): readonly Column<ProjectListItem>[] {
  if (standard === undefined) return []
  const symbol = (kind: 'airborne' | 'impact') => (
    <span translate="no">
      <Sub>{SYMBOLS[standard][kind]}</Sub>
    </span>
  )
  return [
    numberColumn('airborne', symbol('airborne')),
    numberColumn('impact', symbol('impact')),
    { ...numberColumn('totalThickness', unitName('mm'), 'mm'), from: 'md', width: '84px' },
    { ...numberColumn('surfaceMass', unitName('kg/m²'), 'kg/m²'), from: 'md', width: '84px' },
  ]
}

function numberColumn(field: keyof ProjectNumbers, head: ReactNode, unit = ''): Column<ProjectListItem> {
  const value = ({ numbers }: ProjectListItem) => numbers?.[field] ?? null
  return {
    id: field,
    head,
    width: { base: '50px', md: '64px' },
    look: 'number',
    cell(project) {
      const number = value(project)
      return number === null ? '–' : numberIn(unit, number, unit === 'mm' ? 1 : undefined)
    },
    compare: (a, b) => (value(a) ?? -Infinity) - (value(b) ?? -Infinity) || 0,
    isLargestFirst: true,
  }
}

/** When something was done, UTC. */
export function dateColumn<Row>(
  id: string,
  head: string,
  dateOf: (row: Row) => string,
): Column<Row> & { readonly isLargestFirst: true } {
  return {
    id,
    head,
    width: '152px',
    cell: (row) => dateText(dateOf(row)),
    compare: (a, b) => Number(dateOf(a) > dateOf(b)) - Number(dateOf(a) < dateOf(b)),
    isLargestFirst: true,
  }
}

export function ageColumns(): readonly Column<ProjectListItem>[] {
  return [
    {
      ...dateColumn<ProjectListItem>('created', t('column.created'), (row) => row.createdDateUtc),
      from: 'xl',
      look: 'quiet',
    },
    {
      ...dateColumn<ProjectListItem>('modified', t('column.modified'), (row) => row.modifiedDateUtc),
      from: 'lg',
    },
  ]
}
