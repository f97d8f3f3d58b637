import type { Calculation, FileCurve, Filing, ProjectContent } from '@soundleaf/contracts'

/** What of a project is written to a file, before it has the file's form. */
export interface ExportedProject {
  readonly content: ProjectContent
  readonly filing: Filing
  readonly curves: readonly FileCurve[]
  /** What it is calculated to be, as far as the licence shows it; null where it shows nothing that is true. */
  readonly calculation: Calculation | null
}

/** What was read of a file, held against the format. */
export interface ReadProject {
  readonly content: ProjectContent
  /** Undefined where the file says nothing of it. */
  readonly filing: Filing | undefined
  readonly curves: readonly FileCurve[]
}

/** What the server gives a project, or asks of one save. It is not of the person's making, and in no file. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'projectId',
  'createdDateUtc',
  'modifiedDateUtc',
  'isShared',
  'structuresSummary',
  'revision',
  'lastSaveKey',
  'saveKey',
  'creationKey',
])

/** The content of a project, fields that this version does not know included, always in the same order. */
export function contentOf(project: ProjectContent): ProjectContent {
  const { name, fieldValues, structures, rooms, ...others } = project
  const unknown = Object.entries<unknown>(others).filter(([key]) => !OF_THE_SERVER.has(key))
  return {
    ...{ name, fieldValues, structures },
    ...(rooms !== undefined && { rooms }),
    ...Object.fromEntries(unknown),
  }
}
