import {
  DEFAULT_FIELD_VALUES,
  type Project,
  type RemoteHost,
  type SessionChanged,
} from '@soundleaf/contracts'
import { useEffect } from 'react'
import { belongsTo } from './requirement-options'

/**
 * When the account's standard is not the one of the project's requirements (changed in the profile or another tab,
 * copied from a colleague), they become that standard's defaults, and the person is told (FLD-06).
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
      fieldValues: DEFAULT_FIELD_VALUES[standard],
      baseEdit: changed.edit,
    })
    const name = standard === 'Iso' ? 'ISO' : 'ASTM'
    host.toast({
      kind: 'info',
      text: `The requirements belonged to another standard and are now the defaults of ${name}.`,
    })
  }, [host, project, standard])
}
