import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ProjectListItem } from '@soundleaf/contracts'
import { Box, chakra } from '@soundleaf/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ProjectRow, type LastCell } from './project-row'
import { ROW_HEIGHT_PX, slotsOf } from './row-slots'
import { NEWEST_FIRST, resorted, sorted, type SortKey } from './sort'
import { TableHead, type Column } from './table-head'

/** Rows rendered beyond those in view, so that scrolling shows no gap. */
const OVERSCAN = 6

interface ProjectTableProps {
  readonly label: string
  readonly projects: readonly ProjectListItem[]
  readonly selectedId: string | null
  readonly onSelect: (projectId: string) => void
  readonly onOpen: (projectId: string) => void
  /** The last column: a share toggle in one's own list, the owner in the team's. */
  readonly lastColumn: {
    readonly width?: string
    readonly title: Column['title']
    readonly key: SortKey | null
    readonly cell: LastCell
  }
}

/** A table of projects: a click on a column's head sorts it, a click or an arrow key selects a row. */
export function ProjectTable({
  label,
  projects,
  selectedId,
  onSelect,
  onOpen,
  lastColumn,
}: ProjectTableProps) {
  const [sorting, setSorting] = useState(NEWEST_FIRST)
  // The heads show the new order at once; the rows follow without blocking keys and clicks.
  const rowSorting = useDeferredValue(sorting)
  const rows = useMemo(() => sorted(projects, rowSorting), [projects, rowSorting])
  const scroller = useRef<HTMLDivElement>(null)
  const inView = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
    // Rows follow the scrolling without blocking it.
    useFlushSync: false,
  }).getVirtualItems()
  const first = inView[0]?.index ?? 0
  const end = first + inView.length
  const tabStop = Math.max(
    rows.findIndex(({ projectId }) => projectId === selectedId),
    0,
  )
  /** The row that a key has selected takes the focus once it is rendered. */
  const [focusNext, setFocusNext] = useState<string | null>(null)
  useEffect(() => setFocusNext(null), [focusNext])

  function onKeyDown(event: KeyboardEvent): void {
    const index = rows.findIndex(
      ({ projectId }) => event.target instanceof HTMLElement && event.target.dataset['project'] === projectId,
    )
    const row = rows[index]
    // The key is for a control inside the row.
    if (row === undefined) return
    const next = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) }[
      event.key
    ]
    if (next !== undefined) {
      onSelect(next.projectId)
      setFocusNext(next.projectId)
    } else if (event.key === 'Enter') onOpen(row.projectId)
    else if (event.key === ' ') onSelect(row.projectId)
    else return
    event.preventDefault()
  }

  return (
    <Box
      ref={scroller}
      overflow="auto"
      maxHeight="calc(100vh - 280px)"
      minHeight="180px"
      tabIndex={-1}
      css={{ scrollPaddingTop: '36px' }}
    >
      <chakra.table
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        width="100%"
        minWidth="640px"
        borderCollapse="collapse"
        textStyle="sm"
        css={CELLS}
      >
        <TableHead
          columns={[...COLUMNS, { width: '136px', ...lastColumn }]}
          sorting={sorting}
          onSort={(key) => setSorting(resorted(sorting, key))}
        />
        <tbody onKeyDown={onKeyDown}>
          {slotsOf(rows, { first, end, kept: tabStop }).map((slot) => {
            if ('gap' in slot)
              return <tr key={`gap ${slot.index}`} aria-hidden style={{ height: slot.gap * ROW_HEIGHT_PX }} />
            const { row: project, index } = slot
            const { projectId } = project
            return (
              <ProjectRow
                key={projectId}
                ref={projectId === focusNext ? takeFocus : undefined}
                project={project}
                index={index}
                isSelected={projectId === selectedId}
                isTabStop={index === tabStop}
                onSelect={onSelect}
                onOpen={onOpen}
                lastCell={lastColumn.cell}
              />
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const takeFocus = (row: HTMLElement | null) => row?.focus()

const COLUMNS: readonly Column[] = [
  { title: 'column.type', key: 'type', width: '72px' },
  { title: 'column.name', key: 'name' },
  { title: 'column.created', key: 'created', width: '152px' },
  { title: 'column.modified', key: 'modified', width: '152px' },
]

/** Names stay on one line, so that every row has the same height. */
const CELLS = {
  tableLayout: 'fixed',
  '& td': {
    paddingInline: '16px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 400,
  },
  '& td[data-cell=name]': { fontWeight: 'inherit' },
  '& td[data-cell=quiet]': { color: 'var(--ink-2)' },
}
