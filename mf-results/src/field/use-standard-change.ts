import type { Project, RemoteHost, SessionChanged } from '@soundleaf/contracts'
import { belongsTo, fieldValuesUnder, standardChangeText } from '@soundleaf/results-view'
import { useEffect } from 'react'

/**
 * When the account's standard is not the one of the project's requirements (changed in the profile or another tab,
 * copied from a colleague), they become that standard's defaults, and the person is told.
 */
export function useStandardChange(
  host: RemoteHost<'results'>,
  project: Project | null,
  session: SessionChanged,
): void {
  const standard = session.signedIn ? session.evaluationStandard : null
  useEffect(() => {
    if (project === null || standard === null || belongsTo(standard, project.fieldValues)) return
    const changed = host.events.last('shell/project-changed')
    if (changed === undefined || changed.project === null) return
    host.events.publish('results/field-values-edited', {
      projectId: project.projectId,
      fieldValues: fieldValuesUnder(standard, project.fieldValues),
      baseEdit: changed.edit,
    })
    host.toast({ kind: 'info', text: standardChangeText(standard) })
  }, [host, project, standard])
}
