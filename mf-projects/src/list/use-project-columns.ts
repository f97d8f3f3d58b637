import { useMemo } from 'react'
import type { ProjectList, ProjectListItem } from '@soundleaf/contracts'
import { ageColumns, jobColumns, nameColumns, numberColumns, type Column } from './columns'

/** The columns of a list of projects, the same as long as nothing about them changes; the last is the list's own. */
export function useProjectColumns(
  list: ProjectList | undefined,
  last: Column<ProjectListItem>,
): readonly Column<ProjectListItem>[] {
  const standard = list?.evaluationStandard
  const hasJobs = list?.jobs !== undefined && list.jobs.length > 0
  return useMemo(
    () => [
      ...nameColumns<ProjectListItem>(),
      ...jobColumns(hasJobs),
      ...numberColumns(standard),
      ...ageColumns(),
      last,
    ],
    [standard, hasJobs, last],
  )
}
