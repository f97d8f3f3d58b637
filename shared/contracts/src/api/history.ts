import { Type, type Static } from '@sinclair/typebox'
import { Guid, UtcDate } from './primitives'
import { Project, ProjectName, type ProjectContent } from './project'

/** A revision's number as it stands in a path: digits, without zeros before them. */
export const RevisionNumber = Type.String({ pattern: '^[1-9][0-9]{0,9}$' })

/** What a person calls a revision, at most 100 code points as a project's name; null for none. */
const RevisionLabel = Type.Union([ProjectName, Type.Null()])

/** A saved state of a project. Those without a label are thinned out after some time, as the server is set. */
export const Revision = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  savedDateUtc: UtcDate,
  label: RevisionLabel,
  /** The project's name in this state. */
  name: Type.String(),
})
export type Revision = Static<typeof Revision>

/** The newest first; the first is what the project is now. */
export const RevisionList = Type.Object({ revisions: Type.Array(Revision, { minItems: 1 }) })
export type RevisionList = Static<typeof RevisionList>

/** The content of a project as a save left it. */
export const RevisionState = Type.Object({
  ...Revision.properties,
  fieldValues: Project.properties.fieldValues,
  structures: Project.properties.structures,
  variants: Project.properties.variants,
  rooms: Project.properties.rooms,
})
export type RevisionState = Static<typeof RevisionState>

/** The content of the state alone, as a project has it. */
export const contentOfRevision = ({
  name,
  fieldValues,
  structures,
  variants,
  rooms,
}: RevisionState): ProjectContent => ({
  name,
  fieldValues,
  structures,
  ...(variants && { variants }),
  ...(rooms && { rooms }),
})

export const LabelRevisionRequest = Type.Object({ label: RevisionLabel })

/** The revision that the page has open: a newer one is a conflict, as for any save. */
export const RestoreRevisionRequest = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  saveKey: Type.Optional(Guid),
})
