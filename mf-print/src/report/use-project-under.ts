import type { Project, RemoteHost, Standard } from '@soundleaf/contracts'
import { fieldValuesUnder, standardChangeText } from '@soundleaf/results-view'
import { useEffect, useMemo } from 'react'

/**
 * The project as the account's standard sees it: requirements of another standard give way to the defaults of this one
 * (FLD-06), as they do in the editor, and the person is told. The project itself is not changed by being printed.
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
