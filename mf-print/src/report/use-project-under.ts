import type { Project, RemoteHost, Standard } from '@soundleaf/contracts'
import { fieldValuesUnder, standardChangeText } from '@soundleaf/results-view'
import { useEffect, useMemo } from 'react'

/**
 * The project under the standard of the account: requirements of another standard are replaced by the defaults of this
 * one, as they are in the editor, and the person is told. Printing does not change the project itself.
 */
export function useProjectUnder(
  host: Pick<RemoteHost<'print'>, 'toast'>,
  standard: Standard | null,
  project: Project | null,
): Project | null {
  const seen = useMemo(() => {
    if (project === null || standard === null) return project
    const fieldValues = fieldValuesUnder(standard, project.fieldValues)
    return fieldValues === project.fieldValues ? project : { ...project, fieldValues }
  }, [project, standard])
  const isChanged = seen !== project
  useEffect(() => {
    if (isChanged && standard !== null) host.toast({ kind: 'info', text: standardChangeText(standard) })
  }, [host, isChanged, standard])
  return seen
}
