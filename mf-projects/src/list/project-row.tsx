import { memo, type ReactNode } from 'react'
import type { ProjectListItem } from '@soundleaf/contracts'
import { STRUCTURE_TYPE_LABELS } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/drawing'
import { Box, chakra, VisuallyHidden } from '@soundleaf/ui'
import { dateText } from './date-text'
import { ROW_HEIGHT_PX } from './row-window'

interface ProjectRowProps {
  readonly project: ProjectListItem
  /** Its place in the whole list, from 0. */
  readonly index: number
  readonly isSelected: boolean
  /** The one row that the Tab key reaches. */
  readonly isReachable: boolean
  readonly onSelect: (projectId: string) => void
  readonly onOpen: (projectId: string) => void
  readonly lastCell: (project: ProjectListItem) => ReactNode
}

/** Drawn again only for what is new in it: hundreds of rows are sorted, filtered and walked through. */
export const ProjectRow = memo(function ProjectRow({
  project,
  index,
  isSelected,
  isReachable,
  onSelect,
  onOpen,
  lastCell,
}: ProjectRowProps) {
  const type = project.structuresSummary[0]
  return (
    <chakra.tr
      data-project={project.projectId}
      // The heads are the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isReachable ? 0 : -1}
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
          <Box title={STRUCTURE_TYPE_LABELS[type]}>
            <StructureTypeIcon type={type} size="small" />
            <VisuallyHidden>{STRUCTURE_TYPE_LABELS[type]}</VisuallyHidden>
          </Box>
        )}
      </td>
      <td title={project.name} data-cell="name">
        <bdi>{project.name}</bdi>
      </td>
      <td data-cell="quiet">{dateText(project.createdDateUtc)}</td>
      <td>{dateText(project.modifiedDateUtc)}</td>
      {/* Two clicks on a switch are no wish to open the project. */}
      <td onDoubleClick={(event) => event.stopPropagation()}>{lastCell(project)}</td>
    </chakra.tr>
  )
})
