import { Type, type Static } from '@sinclair/typebox'
import { CalculationAnswer } from './calculation'
import { Guid, UtcDate } from './primitives'
import { ProjectContent } from './project'

/** For how long a link may work. */
export const LONGEST_LINK_DAYS = 365

const PasswordOfLink = Type.String({ minLength: 8, maxLength: 128 })

/** A read-only link to a project: who has it reads the project, and nothing else, without an account. */
export const ProjectLink = Type.Object({
  id: Guid,
  /** Which saved state it shows; null for what the project is when it is opened. */
  revision: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  /** What its maker calls it, as whom it is for; empty for nothing. */
  note: Type.String(),
  hasPassword: Type.Boolean(),
  createdDateUtc: UtcDate,
  expiresDateUtc: UtcDate,
  /** How often it was opened, and when last. */
  opened: Type.Integer({ minimum: 0 }),
  lastOpenedDateUtc: Type.Union([UtcDate, Type.Null()]),
})
export type ProjectLink = Static<typeof ProjectLink>

/** The newest first. */
export const ProjectLinkList = Type.Object({ links: Type.Array(ProjectLink) })
export type ProjectLinkList = Static<typeof ProjectLinkList>

export const MakeLinkRequest = Type.Object({
  revision: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
  days: Type.Integer({ minimum: 1, maximum: LONGEST_LINK_DAYS }),
  /** At most 100 code points. */
  note: Type.Optional(Type.String({ maxLength: 400 })),
  password: Type.Optional(PasswordOfLink),
})
export type MakeLinkRequest = Static<typeof MakeLinkRequest>

/** The address is told once: the server keeps a hash of its token alone. */
export const MakeLinkAnswer = Type.Object({ link: ProjectLink, address: Type.String() })
export type MakeLinkAnswer = Static<typeof MakeLinkAnswer>

export const OpenLinkRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.Optional(Type.String({ maxLength: 128 })),
})
export type OpenLinkRequest = Static<typeof OpenLinkRequest>

/** What a link shows: the project as it was saved, with what its owner's licence tells of it. */
export const LinkedProject = Type.Object({
  ...ProjectContent.properties,
  linkId: Guid,
  revision: Type.Integer({ minimum: 1 }),
  savedDateUtc: UtcDate,
  /** Whether it stays at that state, whatever is saved later. */
  isFixed: Type.Boolean(),
  expiresDateUtc: UtcDate,
  /** Null where the owner's licence shows no true values, as a trial's does, or none at present. */
  calculation: Type.Union([CalculationAnswer, Type.Null()]),
  /** What a report says of itself; null where the owner's licence has none. */
  disclaimer: Type.Union([Type.String(), Type.Null()]),
})
export type LinkedProject = Static<typeof LinkedProject>
