import { Type, type Static } from '@sinclair/typebox'
import { ERROR_CODES, type ErrorCode } from '../error-codes'
import { WireParams } from './message'
import { oneOf } from './primitives'

/** The body of every answer that is not a success. */
export const FailureAnswer = Type.Object({
  code: oneOf(Object.keys(ERROR_CODES) as ErrorCode[]),
  /** In English, for clients that do not know the code or the reason. */
  message: Type.String({ maxLength: 300 }),
  /** Finer than the code, where the server tells more: one of `FailureReasons`, or a rule of a construction. */
  reason: Type.Optional(Type.String()),
  /** What the reason's sentence says. */
  params: Type.Optional(WireParams),
  field: Type.Optional(Type.String()),
  componentIds: Type.Optional(Type.Array(Type.String())),
  revision: Type.Optional(Type.Integer()),
})
export type FailureAnswer = Static<typeof FailureAnswer>
