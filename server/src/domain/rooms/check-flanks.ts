import type { SaveProjectRequest } from '@soundleaf/contracts'
import { accept, type Decision } from '../refusal'
import { refused } from './faults'
import { isSameProject } from './is-same-project'
import { FLANKS_ITSELF } from './read-flank'
import { BUILT_IN_ITSELF } from './read-openings'

/** Refuses a project one of whose flanks or openings is built as the project itself. */
export function checkFlanks({ projectId, rooms }: SaveProjectRequest): Decision<null> {
  for (const [at, edge] of (rooms?.edges ?? []).entries())
    for (const side of ['source', 'receiving'] as const) {
      const flank = edge[side]
      if (flank !== undefined && 'structure' in flank && isSameProject(flank.projectId, projectId))
        return refused({
          field: `rooms.edges.${at}.${side}.projectId`,
          found: flank.name,
          rule: FLANKS_ITSELF,
        })
    }
  for (const [at, { construction }] of (rooms?.openings ?? []).entries())
    if (construction !== undefined && isSameProject(construction.projectId, projectId))
      return refused({
        field: `rooms.openings.${at}.construction.projectId`,
        found: construction.name,
        rule: BUILT_IN_ITSELF,
      })
  return accept(null)
}
