import type { FieldValues, Licence, Project, RemoteHost } from '@soundleaf/contracts'

export interface RequirementsProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly licence: Licence
  readonly onChange: (fieldValues: FieldValues) => void
}
