import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { Box, chakra } from '@soundleaf/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { Column, Listed } from './columns'
import { BOX_CELL, ProjectRow } from './project-row'
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
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  /** Several can be selected: with Ctrl or Shift, and by their boxes. */
  readonly many?: boolean
  readonly onOpen: (projectId: string) => void
}

/** A table of projects: a click on a column's head sorts it, a click or an arrow key selects a row. */
export function ProjectTable<Row extends Listed>({
  label,
  projects,
  columns,
  newestBy,
  selected,
  onSelect,
  many = false,
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
  /** The row that was chosen last, which has the focus, and the one from which Shift selects. */
  const [at, setAt] = useState<{ readonly last: string; readonly from: string } | null>(null)
  const indexOf = (id: string | undefined) => rows.findIndex(({ projectId }) => projectId === id)
  const tabStop = Math.max(
    at === null ? rows.findIndex(({ projectId }) => selected.has(projectId)) : indexOf(at.last),
    0,
  )
  /** The row that a key has selected takes the focus once it is rendered. */
  const [focusNext, setFocusNext] = useState<string | null>(null)
  useEffect(() => setFocusNext(null), [focusNext])

  /** As in a list of files: alone, with Ctrl to what is selected or out of it, with Shift all from the one before. */
  function choose(id: string, { isAdded, isRange }: { isAdded: boolean; isRange: boolean }): void {
    const from = indexOf(at?.from)
    if (many && isRange && from >= 0) {
      const [first, last] = [Math.min(from, indexOf(id)), Math.max(from, indexOf(id))]
      onSelect(new Set(rows.slice(first, last + 1).map(({ projectId }) => projectId)))
      setAt((now) => ({ last: id, from: now?.from ?? id }))
      return
    }
    if (many && isAdded) {
      const ids = new Set(selected)
      if (!ids.delete(id)) ids.add(id)
      onSelect(ids)
    } else onSelect(new Set([id]))
    setAt({ last: id, from: id })
  }

  function onClick(event: MouseEvent): void {
    const id = rowOf(event.target)
    if (id === undefined) return
    choose(id, { isAdded: isInBox(event.target) || event.ctrlKey || event.metaKey, isRange: event.shiftKey })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = rows.findIndex(
      ({ projectId }) => event.target instanceof HTMLElement && event.target.dataset['project'] === projectId,
    )
    const row = rows[index]
    // The key is for a control inside the row.
    if (row === undefined) return
    const isWithCtrl = event.ctrlKey || event.metaKey
    const next = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) }[
      event.key
    ]
    if (next !== undefined) {
      // With Ctrl the focus goes alone.
      if (many && isWithCtrl) setAt({ last: next.projectId, from: next.projectId })
      else choose(next.projectId, { isAdded: false, isRange: event.shiftKey })
      setFocusNext(next.projectId)
    } else if (event.key === 'Enter') onOpen(row.projectId)
    else if (event.key === ' ') choose(row.projectId, { isAdded: isWithCtrl, isRange: event.shiftKey })
    else if (many && isWithCtrl && event.key.toLowerCase() === 'a') selectAll(true)
    else return
    event.preventDefault()
  }

  const selectAll = (isSelected: boolean) =>
    onSelect(new Set(isSelected ? rows.map(({ projectId }) => projectId) : []))

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
        aria-multiselectable={many || undefined}
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
          isAllSelected={many ? rows.every(({ projectId }) => selected.has(projectId)) : null}
          onSelectAll={selectAll}
        />
        <tbody
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={(event) => {
            const id = rowOf(event.target)
            // Two quick clicks on a box are two clicks.
            if (id !== undefined && !isInBox(event.target)) onOpen(id)
          }}
        >
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
                isSelected={selected.has(projectId)}
                isTabStop={index === tabStop}
                hasBox={many}
              />
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const closest = (target: EventTarget, selector: string): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

const isInBox = (target: EventTarget): boolean => closest(target, `[data-cell=${BOX_CELL}]`) !== undefined

/** The id of the project in whose row something lies. */
const rowOf = (target: EventTarget): string | undefined =>
  closest(target, '[data-project]')?.dataset['project']

const takeFocus = (row: HTMLElement | null) => row?.focus()

/** Every row has the same height: names stay on one line, and on two where the window is narrow. */
const CELLS = {
  tableLayout: 'fixed',
  '& td, & th': { paddingInline: { base: '8px', md: '16px' } },
  '& td': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 400 },
  '& [data-look=quiet]': { color: 'var(--ink-2)' },
  '& [data-look=number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td[data-look=name]': { fontWeight: 'inherit' },
  '& [data-job]': { '2xl': { display: 'none' } },
  '& [data-filed]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 400,
    color: 'var(--ink-2)',
    mdDown: { display: 'none' },
  },
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
  '& [data-from="2xl"]': { '2xlDown': { display: 'none' } },
} as const
