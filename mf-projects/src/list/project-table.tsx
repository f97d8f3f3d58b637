import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Box, chakra } from '@soundleaf/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { Column, Listed } from './columns'
import { ProjectRow } from './project-row'
import { ROW_HEIGHT_PX, slotsOf } from './row-slots'
import { resorted, sorted } from './sort'
import { TableHead } from './table-head'

/** Rows rendered beyond those in view, so that scrolling shows no gap. */
const OVERSCAN = 6

interface ProjectTableProps<Row extends Listed> {
  readonly label: string
  readonly projects: readonly Row[]
  /** The same array as long as nothing about them changes: every row is drawn again with another. */
  readonly columns: readonly Column<Row>[]
  /** The column whose latest dates are first to begin with: most people come back to continue their newest work. */
  readonly newestBy: string
  readonly selectedId: string | null
  readonly onSelect: (projectId: string) => void
  readonly onOpen: (projectId: string) => void
}

/** A table of projects: a click on a column's head sorts it, a click or an arrow key selects a row. */
export function ProjectTable<Row extends Listed>({
  label,
  projects,
  columns,
  newestBy,
  selectedId,
  onSelect,
  onOpen,
}: ProjectTableProps<Row>) {
  const [sorting, setSorting] = useState({ id: newestBy, isDescending: true })
  // The heads show the new order at once; the rows follow without blocking keys and clicks.
  const rowSorting = useDeferredValue(sorting)
  const rows = useMemo(() => sorted(projects, columns, rowSorting), [projects, columns, rowSorting])
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
        borderCollapse="collapse"
        textStyle="sm"
        css={CELLS}
      >
        <TableHead
          columns={columns}
          sorting={sorting}
          onSort={(column) => setSorting(resorted(sorting, column))}
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
                columns={columns}
                index={index}
                isSelected={projectId === selectedId}
                isTabStop={index === tabStop}
                onSelect={onSelect}
                onOpen={onOpen}
              />
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const takeFocus = (row: HTMLElement | null) => row?.focus()

/** Every row has the same height: names stay on one line, and on two where the window is narrow. */
const CELLS = {
  tableLayout: 'fixed',
  '& td, & th': { paddingInline: { base: '8px', md: '16px' } },
  '& td': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 400 },
  '& [data-look=quiet]': { color: 'var(--ink-2)' },
  '& [data-look=number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td[data-look=name]': { fontWeight: 'inherit' },
  '& td[data-look=name] > bdi': {
    mdDown: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: '18px',
    },
  },
  '& [data-from=md]': { mdDown: { display: 'none' } },
  '& [data-from=lg]': { lgDown: { display: 'none' } },
  '& [data-from=xl]': { xlDown: { display: 'none' } },
} as const
