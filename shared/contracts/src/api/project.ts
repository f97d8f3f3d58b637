import { Type, type Static } from '@sinclair/typebox'
import {
  FLANKING_TYPES,
  MATERIALS,
  STANDARDS,
  STRUCTURE_TYPES,
  TEMPLATES,
  type EvaluationKind,
} from '../enumerations'
import { EVALUATION_INDICES } from '../evaluation-indices'
import { Structure } from './component'
import { Filing } from './filing'
import { Guid, oneOf, UtcDate } from './primitives'
import { RoomsSetting } from './rooms'
import { Variants } from './variants'

/** At most 100 code points after NFC; the server counts, the schema bounds. */
export const ProjectName = Type.String({ minLength: 1, maxLength: 400 })

/** A closed list of numbers, which code may treat as a number. */
function oneOfNumbers(values: readonly number[]) {
  return Type.Unsafe<number>(Type.Union(values.map((value) => Type.Literal(value))))
}

/** The index codes of a kind, and 0 for unset. */
function indexCodes(kind: EvaluationKind) {
  const codes = EVALUATION_INDICES.filter((index) => index.kind === kind).map(({ id }) => id)
  return oneOfNumbers([0, ...codes])
}

const SourceText = Type.String({ minLength: 1, maxLength: 600 })

/** An id of 0 is unset. Area in m², volume in m³, values in dB. */
export const FieldValues = Type.Object({
  airborneId: indexCodes('airborne'),
  airborneValue: Type.Number({ minimum: 0, maximum: 200 }),
  impactId: indexCodes('impact'),
  impactValue: Type.Number({ minimum: 0, maximum: 200 }),
  separatingArea: Type.Number({ minimum: 0, maximum: 10000 }),
  volume: Type.Number({ minimum: 0, maximum: 100000 }),
  flankingType: oneOfNumbers(FLANKING_TYPES.map(({ id }) => id)),
  /** What is kept back for flanking paths where the field value is of the direct path alone, dB; 5 when left out. */
  planningDeduction: Type.Optional(Type.Number({ minimum: 0, maximum: 20 })),
  /** Where each requirement is from, in words: country, use, class, legal reference, edition; left out for one's own. */
  requirementSource: Type.Optional(
    Type.Object({ airborne: Type.Optional(SourceText), impact: Type.Optional(SourceText) }),
  ),
})
export type FieldValues = Static<typeof FieldValues>

/** The type of a model that a project was made of: texts of somebody's file, shown as they are. */
export const ProjectSource = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  /** SHA-256 of the file, in hexadecimal. */
  fileHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** What wrote the file. */
  program: Type.String({ maxLength: 500 }),
  typeGlobalId: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  occurrenceGlobalIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 5000 }),
  /** What was assumed where the file says nothing, in words. */
  assumptions: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 100 }),
})
export type ProjectSource = Static<typeof ProjectSource>

/** What a person makes: a save carries it, a draft keeps it, and two states of a project are compared by it. */
export const ProjectContent = Type.Object({
  name: ProjectName,
  fieldValues: FieldValues,
  /** A project holds one structure: the open one of its variants. */
  structures: Type.Array(Structure, { minItems: 1, maxItems: 1 }),
  /** Left out while there is one variant that nobody named. */
  variants: Type.Optional(Variants),
  /** The rooms on both sides of it; left out until somebody says something of them. */
  rooms: Type.Optional(RoomsSetting),
  /** Only where it was made of a model. */
  source: Type.Optional(ProjectSource),
})
export type ProjectContent = Static<typeof ProjectContent>

/** What a person opens, saves and shares: the content, and what the server gives it. */
export const Project = Type.Object({
  projectId: Guid,
  ...ProjectContent.properties,
  createdDateUtc: Type.Union([UtcDate, Type.Null()]),
  modifiedDateUtc: Type.Union([UtcDate, Type.Null()]),
  isShared: Type.Boolean(),
  structuresSummary: Type.Array(oneOf(STRUCTURE_TYPES)),
  /** The server's number of the saved state; 0 means never saved. */
  revision: Type.Integer({ minimum: 0 }),
  /** The key of the save that made this revision: a page whose answer was lost knows its own save by it. */
  lastSaveKey: Type.Optional(Type.Union([Guid, Type.Null()])),
})
export type Project = Static<typeof Project>

/** 50 variants of 60 layers have some 3.9 MB. */
export const MAX_PROJECT_BYTES = 5_000_000

/**
 * `PUT /api/projects`: the project with the revision it is based on; a new one has none yet and carries its creation
 * key. A whole project body is accepted as it is; dates, sharing and summary are the server's. The save
 * key is made for one save and sent again with each repetition of it: the repetition of a save that did arrive is
 * answered as the first was, and is no conflict.
 */
export const SaveProjectRequest = Type.Object({
  projectId: Guid,
  ...ProjectContent.properties,
  revision: Type.Optional(Project.properties.revision),
  creationKey: Type.Optional(Guid),
  saveKey: Type.Optional(Guid),
})
export type SaveProjectRequest = Static<typeof SaveProjectRequest>

export const SaveProjectAnswer = Type.Object({
  projectId: Guid,
  createdDateUtc: UtcDate,
  modifiedDateUtc: UtcDate,
  revision: Type.Integer({ minimum: 1 }),
})
export type SaveProjectAnswer = Static<typeof SaveProjectAnswer>

const NumberOrNull = Type.Union([Type.Number(), Type.Null()])

/** What was calculated last of the saved state, null where there is no result: dB by the list's standard, mm, kg/m². */
export const ProjectNumbers = Type.Object({
  /** Rw or STC. */
  airborne: NumberOrNull,
  /** Ln,w or IIC; a wall has none. */
  impact: NumberOrNull,
  totalThickness: NumberOrNull,
  surfaceMass: NumberOrNull,
})
export type ProjectNumbers = Static<typeof ProjectNumbers>

const listed = {
  projectId: Guid,
  name: Type.String(),
  structuresSummary: Type.Array(oneOf(STRUCTURE_TYPES)),
}

export const ProjectListItem = Type.Object({
  ...listed,
  createdDateUtc: UtcDate,
  modifiedDateUtc: UtcDate,
  isShared: Type.Boolean(),
  /** Who owns it; only in the team's list. */
  owner: Type.Union([Type.String(), Type.Null()]),
  /** Not in the list of a trial, nor in that of a server before 1.4; null while nothing is calculated. */
  numbers: Type.Optional(Type.Union([ProjectNumbers, Type.Null()])),
  /** The template that its construction is like, for its picture; where it is like the default of its type, none. */
  template: Type.Optional(oneOf(TEMPLATES)),
  /** What its first massive element is of, for its picture. */
  massiveMaterial: Type.Optional(oneOf(MATERIALS)),
  /** Of a server before 1.4 not there. */
  filing: Type.Optional(Filing),
})
export type ProjectListItem = Static<typeof ProjectListItem>

/** What an account keeps and may keep. A page warns before a share is full. */
export const ProjectShare = Type.Object({
  projects: Type.Integer({ minimum: 0 }),
  projectsMax: Type.Integer({ minimum: 1 }),
  megabytes: Type.Number({ minimum: 0 }),
  megabytesMax: Type.Number({ exclusiveMinimum: 0 }),
})
export type ProjectShare = Static<typeof ProjectShare>

/** At most 500 rows; `total` says how many there are. */
export const ProjectList = Type.Object({
  projects: Type.Array(ProjectListItem, { maxItems: 500 }),
  total: Type.Integer({ minimum: 0 }),
  /** Only in the list of a person's own; of a server before 1.3 not there. */
  share: Type.Optional(ProjectShare),
  /** By which the numbers are; beside them. */
  evaluationStandard: Type.Optional(oneOf(STANDARDS)),
  /** What projects of the list are filed under, whichever of them are asked for; the first 500 of each. */
  jobs: Type.Optional(Type.Array(Type.String(), { maxItems: 500 })),
  tags: Type.Optional(Type.Array(Type.String(), { maxItems: 500 })),
})
export type ProjectList = Static<typeof ProjectList>

export const DeletedProject = Type.Object({
  ...listed,
  deletedDateUtc: UtcDate,
  /** Until then it can be restored. */
  keptUntilUtc: UtcDate,
})
export type DeletedProject = Static<typeof DeletedProject>

/** The latest 500 that a person deleted, the latest first. */
export const DeletedProjectList = Type.Object({ projects: Type.Array(DeletedProject, { maxItems: 500 }) })
export type DeletedProjectList = Static<typeof DeletedProjectList>

export const DuplicateRequest = Type.Object({ name: ProjectName, creationKey: Type.Optional(Guid) })
export const DuplicateAnswer = Type.Object({ projectId: Guid, name: Type.String() })
export type DuplicateAnswer = Static<typeof DuplicateAnswer>

export const SharedAnswer = Type.Object({ isShared: Type.Boolean() })
