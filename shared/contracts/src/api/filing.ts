import { Type, type Static } from '@sinclair/typebox'
import { LONGEST_FILING_NAME, MOST_FILED, MOST_TAGS } from '../filing-limits'
import { Guid } from './primitives'

/** The server counts code points after NFC, the schema bounds. */
const FilingName = Type.String({ minLength: 1, maxLength: 4 * LONGEST_FILING_NAME })
const Tags = Type.Array(FilingName, { maxItems: MOST_TAGS })

/** Where a project stands among its owner's. It is of no revision: a project that is filed elsewhere is the same. */
export const Filing = Type.Object({
  /** The number or name of the job; null where it is of none. */
  job: Type.Union([FilingName, Type.Null()]),
  tags: Tags,
  /** Put away: it is in the list of archived projects, and nothing else changes. */
  isArchived: Type.Boolean(),
})
export type Filing = Static<typeof Filing>

/** Of projects that nobody has filed. */
export const UNFILED: Filing = { job: null, tags: [], isArchived: false }

/** What becomes of the filing of some own projects; what is left out stays as it is with each of them. */
export const SetFilingRequest = Type.Object({
  ids: Type.Array(Guid, { minItems: 1, maxItems: MOST_FILED, uniqueItems: true }),
  job: Type.Optional(Filing.properties.job),
  addedTags: Type.Optional(Tags),
  removedTags: Type.Optional(Type.Array(FilingName, { maxItems: MOST_FILED })),
  isArchived: Type.Optional(Type.Boolean()),
})
export type SetFilingRequest = Static<typeof SetFilingRequest>

export const ARCHIVE_STATES = ['current', 'archived', 'all'] as const
export type ArchiveState = (typeof ARCHIVE_STATES)[number]
