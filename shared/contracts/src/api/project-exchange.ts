import { Type, type Static } from '@sinclair/typebox'
import { FailureAnswer } from './failure'
import { Guid } from './primitives'

/** A file as text that JSON can carry. */
const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'base64' })

/** Projects of one's own, each once. */
export const ExportProjectsRequest = Type.Object({
  ids: Type.Array(Guid, { minItems: 1, maxItems: 200, uniqueItems: true }),
})

/** One project's file, or a ZIP of several. */
export const ExportProjectsAnswer = Type.Object({
  name: Type.String(),
  type: Type.String({ description: 'media type' }),
  file: Base64,
})
export type ExportProjectsAnswer = Static<typeof ExportProjectsAnswer>

export const ImportProjectsRequest = Type.Object({
  /** What the file is called, for messages. */
  name: Type.String({ minLength: 1, maxLength: 400 }),
  /** A project's file, or a ZIP of several. */
  file: Base64,
  /** Made by the page for one import: a repeated call finds the projects that it made. */
  importKey: Type.Optional(Guid),
})
export type ImportProjectsRequest = Static<typeof ImportProjectsRequest>

/** Each file of an import, in the order of their names: those that became projects, and those that are refused. */
export const ImportProjectsAnswer = Type.Object({
  imported: Type.Array(
    Type.Object({
      file: Type.String(),
      projectId: Guid,
      name: Type.String(),
      /** Measured curves that came with it, and those that could not be kept. */
      curves: Type.Integer({ minimum: 0 }),
      curvesLeftOut: Type.Integer({ minimum: 0 }),
    }),
  ),
  refused: Type.Array(
    Type.Object({
      file: Type.String(),
      /** Where the fault lies in it, from 1, where that is known. */
      line: Type.Optional(Type.Integer({ minimum: 1 })),
      failure: FailureAnswer,
    }),
  ),
})
export type ImportProjectsAnswer = Static<typeof ImportProjectsAnswer>
