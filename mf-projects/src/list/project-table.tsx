import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ProjectListItem } from '@soundleaf/contracts'
import { STRUCTURE_TYPE_LABELS } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/section'
import { Box, chakra, Icon, VisuallyHidden } from '@soundleaf/ui'
import { dateText } from './date-text'
import { NEWEST_FIRST, resorted, sorted, type SortKey } from './sort'

interface ProjectTableProps {
  readonly label: string
  readonly projects: readonly ProjectListItem[]
  readonly selectedId: string | null
  readonly onSelect: (projectId: string) => void
  readonly onOpen: (projectId: string) => void
  /** The last column: a share toggle in one's own list, the owner in the team's. */
  readonly lastColumn: {
    readonly title: string
    readonly key: SortKey | null
    readonly cell: (project: ProjectListItem) => ReactNode
  }
}

/** A table of projects that sorts by its heads and selects a row by click or arrow key. */
export function ProjectTable({
  label,
  projects,
  selectedId,
  onSelect,
  onOpen,
  lastColumn,
}: ProjectTableProps) {
  const [sorting, setSorting] = useState(NEWEST_FIRST)
  const rows = useMemo(() => sorted(projects, sorting), [projects, sorting])
  const columns: readonly { title: string; key: SortKey | null }[] = [
    { title: 'Type', key: 'type' },
    { title: 'Name', key: 'name' },
    { title: 'Created, UTC', key: 'created' },
    { title: 'Modified, UTC', key: 'modified' },
    lastColumn,
  ]
  const firstReachable = rows.some((row) => row.projectId === selectedId) ? selectedId : rows[0]?.projectId

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, index: number): void {
    if (event.target !== event.currentTarget) return
    const row = rows[index]
    const next = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) }[
      event.key
    ]
    if (next !== undefined) {
      onSelect(next.projectId)
      event.currentTarget.parentElement
        ?.querySelector<HTMLElement>(`[data-project="${next.projectId}"]`)
        ?.focus()
    } else if (event.key === 'Enter' && row !== undefined) onOpen(row.projectId)
    else if (event.key === ' ' && row !== undefined) onSelect(row.projectId)
    else return
    event.preventDefault()
  }

  return (
    <Box overflow="auto" maxHeight="calc(100vh - 280px)" minHeight="180px" tabIndex={-1}>
      <chakra.table width="100%" borderCollapse="collapse" textStyle="sm" aria-label={label} role="grid">
        <chakra.thead position="sticky" top="0" bg="bg" zIndex="1">
          <tr>
            {columns.map(({ title, key }) => (
              <chakra.th
                key={title}
                scope="col"
                textAlign="left"
                fontWeight={sorting.key === key ? 600 : 400}
                textStyle="xs"
                height="36px"
                paddingInline="16px"
                borderBottom="1px solid"
                borderColor="border.emphasized"
                whiteSpace="nowrap"
                aria-sort={
                  sorting.key !== key ? undefined : sorting.isDescending ? 'descending' : 'ascending'
                }
              >
                {key === null ? (
                  title
                ) : (
                  <chakra.button
                    type="button"
                    display="inline-flex"
                    alignItems="center"
                    gap="4px"
                    minHeight="24px"
                    cursor="pointer"
                    onClick={() => setSorting(resorted(sorting, key))}
                  >
                    {title}
                    {sorting.key === key && (
                      <Icon name={sorting.isDescending ? 'sort-descending' : 'sort-ascending'} />
                    )}
                  </chakra.button>
                )}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((project, index) => {
            const isSelected = project.projectId === selectedId
            const type = project.structuresSummary[0]
            return (
              <chakra.tr
                key={project.projectId}
                data-project={project.projectId}
                tabIndex={project.projectId === firstReachable ? 0 : -1}
                aria-selected={isSelected}
                height="44px"
                cursor="default"
                borderBottom="1px solid"
                borderColor="border"
                bg={isSelected ? 'accent.subtle' : undefined}
                boxShadow={isSelected ? 'inset 2px 0 0 var(--accent)' : undefined}
                fontWeight={isSelected ? 600 : 400}
                _hover={isSelected ? {} : { bg: 'bg.subtle' }}
                _focusVisible={{ outline: '2px solid var(--accent)', outlineOffset: '-2px' }}
                onClick={() => onSelect(project.projectId)}
                onDoubleClick={() => onOpen(project.projectId)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <Cell>
                  {type !== undefined && (
                    <Box title={STRUCTURE_TYPE_LABELS[type]}>
                      <StructureTypeIcon type={type} size="small" />
                      <VisuallyHidden>{STRUCTURE_TYPE_LABELS[type]}</VisuallyHidden>
                    </Box>
                  )}
                </Cell>
                <Cell isWide>
                  <bdi>{project.name}</bdi>
                </Cell>
                <Cell isQuiet>{dateText(project.createdDateUtc)}</Cell>
                <Cell>{dateText(project.modifiedDateUtc)}</Cell>
                <Cell>{lastColumn.cell(project)}</Cell>
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function Cell({ children, isWide, isQuiet }: { children: ReactNode; isWide?: boolean; isQuiet?: boolean }) {
  return (
    <chakra.td
      paddingInline="16px"
      width={isWide === true ? '60%' : undefined}
      whiteSpace={isWide === true ? 'normal' : 'nowrap'}
      color={isQuiet === true ? 'fg.muted' : undefined}
      fontWeight={isWide === true ? 'inherit' : 400}
    >
      {children}
    </chakra.td>
  )
}
