import { useState } from 'react'
import type { Listed } from './columns'
import type { ListState } from './list-card'
import { isWanted, type Wanted } from './wanted'

export interface Selection<Row> {
  /** The projects that are wanted, in the list's order. */
  readonly listed: readonly Row[]
  /** Those of them that are selected: what a filter hides can be neither opened nor deleted. */
  readonly projects: readonly Row[]
  readonly ids: ReadonlySet<string>
  /** The selected one where it is one. */
  readonly only: Row | null
  readonly select: (ids: ReadonlySet<string>) => void
}

/** What is selected in a list. */
export function useSelection<Row extends Listed>(state: ListState<Row>, wanted: Wanted): Selection<Row> {
  const [chosen, select] = useState<ReadonlySet<string>>(new Set())
  const listed =
    state.kind === 'ready' ? state.value.projects.filter((project) => isWanted(project, wanted)) : []
  const projects = listed.filter(({ projectId }) => chosen.has(projectId))
  return {
    listed,
    projects,
    ids: new Set(projects.map(({ projectId }) => projectId)),
    only: projects.length === 1 ? (projects[0] ?? null) : null,
    select,
  }
}
