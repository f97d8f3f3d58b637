import { memo, type ReactNode, type Ref } from 'react'
import { chakra } from '@soundleaf/ui'
import { t } from '../texts'
import type { Column, Listed } from './columns'
import { ROW_HEIGHT_PX } from './row-slots'

interface ProjectRowProps<Row extends Listed> {
  readonly ref?: Ref<HTMLTableRowElement> | undefined
  readonly project: Row
  readonly columns: readonly Column<Row>[]
  /** Its index in the whole list. */
  readonly index: number
  readonly isSelected: boolean
  /** Tab reaches one row only, and what is in it. */
  readonly isTabStop: boolean
  /** Whether several can be selected, each by a box of its own. */
  readonly hasBox: boolean
}

function Row<Row extends Listed>({
  ref,
  project,
  columns,
  index,
  isSelected,
  isTabStop,
  hasBox,
}: ProjectRowProps<Row>): ReactNode {
  return (
    <chakra.tr
      ref={ref}
      data-project={project.projectId}
      // The header is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      height={`${ROW_HEIGHT_PX}px`}
      cursor="default"
      borderBottom="1px solid"
      borderColor="border"
      bg={isSelected ? 'accent.subtle' : undefined}
      boxShadow={isSelected ? 'inset 2px 0 0 var(--accent)' : undefined}
      fontWeight={isSelected ? 600 : 400}
      _hover={isSelected ? {} : { bg: 'bg.subtle' }}
      _focusVisible={{ outline: '2px solid var(--accent)', outlineOffset: '-2px' }}
    >
      {hasBox && (
        <td data-cell={BOX_CELL} data-from="md">
          <chakra.input
            type="checkbox"
            aria-label={t('list.select', { name: project.name })}
            // The row's keys do the same.
            tabIndex={-1}
            readOnly
            checked={isSelected}
            {...BOX_LOOK}
          />
        </td>
      )}
      {columns.map(({ id, from, look, title, cell }) => (
        <td
          key={id}
          data-cell={id}
          data-from={from}
          data-look={look}
          title={title?.(project)}
          translate={title && 'no'}
        >
          {cell(project, isTabStop)}
        </td>
      ))}
    </chakra.tr>
  )
}

export const BOX_CELL = 'box'
export const BOX_LOOK = {
  display: 'block',
  width: '16px',
  height: '16px',
  css: { accentColor: 'var(--accent)' },
} as const

/** Memoised: a list may have hundreds of rows, which are sorted, filtered and walked through by keys. */
// `memo` forgets that the component is generic.
export const ProjectRow = memo(Row) as typeof Row
