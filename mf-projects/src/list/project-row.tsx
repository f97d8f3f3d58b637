import { memo, type ReactNode, type Ref } from 'react'
import type { ProjectListItem } from '@soundleaf/contracts'
import { structureTypeLabel } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/drawing'
import { Box, chakra, VisuallyHidden } from '@soundleaf/ui'
import { dateText } from './date-text'
import { ROW_HEIGHT_PX } from './row-slots'

/** The last cell of a project's row; Tab reaches what is in it in one row only. */
export type LastCell = (project: ProjectListItem, isTabStop: boolean) => ReactNode

interface ProjectRowProps {
  readonly ref?: Ref<HTMLTableRowElement> | undefined
  readonly project: ProjectListItem
  /** Its index in the whole list. */
  readonly index: number
  readonly isSelected: boolean
  /** Tab reaches one row only. */
  readonly isTabStop: boolean
  readonly onSelect: (projectId: string) => void
  readonly onOpen: (projectId: string) => void
  readonly lastCell: LastCell
}

/** Memoised: a list may have hundreds of rows, which are sorted, filtered and walked through by keys. */
export const ProjectRow = memo(function ProjectRow({
  ref,
  project,
  index,
  isSelected,
  isTabStop,
  onSelect,
  onOpen,
  lastCell,
}: ProjectRowProps) {
  const type = project.structuresSummary[0]
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
      onClick={() => onSelect(project.projectId)}
      onDoubleClick={() => onOpen(project.projectId)}
    >
      <td>
        {type !== undefined && (
          <Box title={structureTypeLabel(type)}>
            <StructureTypeIcon type={type} size="small" />
            <VisuallyHidden>{structureTypeLabel(type)}</VisuallyHidden>
          </Box>
        )}
      </td>
      <td title={project.name} translate="no" data-cell="name">
        <bdi>{project.name}</bdi>
      </td>
      <td data-cell="quiet">{dateText(project.createdDateUtc)}</td>
      <td>{dateText(project.modifiedDateUtc)}</td>
      {/* A double click on the switch must not open the project. */}
      <td onDoubleClick={(event) => event.stopPropagation()}>{lastCell(project, isTabStop)}</td>
    </chakra.tr>
  )
})
